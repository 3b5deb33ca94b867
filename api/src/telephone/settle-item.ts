import type { Tx } from '@thodu/db'
import { type CallOutcome, missedOutcomes } from '../contract/telephone/call-outcomes.ts'
import { dayInCity } from '../contract/time.ts'
import type { Caller } from '../http/caller.ts'
import { meetPromises } from '../promises/keep-promises.ts'
import { callbackQueue, messageQueue } from '../requests/queues.ts'
import { updateRequestStatus } from '../requests/update-request.ts'
import type { SheetItem } from './items/sheet-item.ts'
import { findNextTry } from './next-try.ts'

type Call = { outcome: CallOutcome; nextTryAt: string | undefined; at: Date }

async function clearAttempts(tx: Tx, { type, id }: SheetItem): Promise<void> {
  await tx.deleteFrom('call_tries').where('subject_type', '=', type).where('subject_id', '=', id).execute()
}

type Attempts = { attempts: number; days: number; last_day: string }
/** Counts a call on this day; only an unanswered call is an attempt. */
function countAttempts({ tries }: SheetItem, { outcome, at }: Call): Attempts {
  const { attempts, days, last_day } = tries ?? { attempts: 0, days: 0, last_day: undefined }
  const day = dayInCity(at)
  const isMiss = missedOutcomes.includes(outcome)
  return { attempts: attempts + (isMiss ? 1 : 0), days: days + (last_day === day ? 0 : 1), last_day: day }
}

/** Stores the attempts and the next one; null gives up. */
async function saveAttempts(
  tx: Tx,
  { type, id }: SheetItem,
  attempts: Attempts,
  nextTryAt: string | null,
): Promise<void> {
  const given_up = nextTryAt === null ? (1 as const) : (0 as const)
  const row = { ...attempts, next_try_at: nextTryAt, given_up }
  await tx
    .insertInto('call_tries')
    .values({ subject_type: type, subject_id: id, ...row })
    .onConflict((conflict) => conflict.columns(['subject_type', 'subject_id']).doUpdateSet(row))
    .execute()
}

/** Schedules the next attempt after an unanswered call, or gives up (rule CALL-5). */
async function tryAgain(tx: Tx, caller: Caller, item: SheetItem, call: Call): Promise<void> {
  const { outcome, at } = call
  const counted = countAttempts(item, call)
  const next = findNextTry({ ...counted, outcome, window: item.window }, at)
  await saveAttempts(tx, item, counted, next?.toISOString() ?? null)
  if (next === undefined && item.type === 'callback')
    await updateRequestStatus(tx, caller, callbackQueue, { id: item.id, status: 'closed' }, at)
}

/** Applies the outcome of a call to one of its items (rule CALL-4). */
export async function settleItem(tx: Tx, caller: Caller, item: SheetItem, call: Call): Promise<void> {
  const { outcome, nextTryAt, at } = call
  // The first attempt meets a promised call, whatever its outcome (rule PROM-3).
  if (item.type !== 'visit') await meetPromises(tx, { type: item.type, id: item.id }, ['call', 'callback'], at)
  if (missedOutcomes.includes(outcome)) return tryAgain(tx, caller, item, call)
  const counted = countAttempts(item, call)
  if (outcome === 'call-again') return saveAttempts(tx, item, counted, nextTryAt ?? null)
  if (outcome === 'wrong-number') await saveAttempts(tx, item, counted, null)
  else await clearAttempts(tx, item)
  const isClosed = outcome === 'wrong-number' || outcome === 'not-interested'
  if (item.type === 'callback')
    await updateRequestStatus(tx, caller, callbackQueue, { id: item.id, status: isClosed ? 'closed' : 'called' }, at)
  // A person the office spoke to has an answer. After a wrong number the office answers the message in writing.
  if (item.type === 'message' && outcome !== 'wrong-number')
    await updateRequestStatus(tx, caller, messageQueue, { id: item.id, status: 'answered' }, at)
}
