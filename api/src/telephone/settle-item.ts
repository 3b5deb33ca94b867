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

/** The first attempt meets a promised call, whatever its outcome (rule PROM-3). */
async function fulfilPromise(tx: Tx, { type, id }: SheetItem, at: Date): Promise<void> {
  if (type === 'booking') await meetPromises(tx, { type, id }, ['call'], at)
  if (type === 'callback') await meetPromises(tx, { type, id }, ['callback'], at)
}

async function clearAttempts(tx: Tx, { type, id }: SheetItem): Promise<void> {
  await tx.deleteFrom('call_tries').where('subject_type', '=', type).where('subject_id', '=', id).execute()
}

/** Stores the number of attempts and the next one; null gives up. */
async function saveAttempts(
  tx: Tx,
  { type, id, tries }: SheetItem,
  { isMiss, nextTryAt, at }: { isMiss: boolean; nextTryAt: string | null; at: Date },
): Promise<void> {
  const day = dayInCity(at)
  const row = {
    attempts: (tries?.attempts ?? 0) + (isMiss ? 1 : 0),
    days: (tries?.days ?? 0) + (tries?.last_day === day ? 0 : 1),
    last_day: day,
    next_try_at: nextTryAt,
    given_up: nextTryAt === null ? (1 as const) : (0 as const),
  }
  await tx
    .insertInto('call_tries')
    .values({ subject_type: type, subject_id: id, ...row })
    .onConflict((conflict) => conflict.columns(['subject_type', 'subject_id']).doUpdateSet(row))
    .execute()
}

/** Schedules the next attempt after an unanswered call, or gives up (rule CALL-5). */
async function tryAgain(tx: Tx, caller: Caller, item: SheetItem, { outcome, at }: Call): Promise<void> {
  const attempts = (item.tries?.attempts ?? 0) + 1
  const days = (item.tries?.days ?? 0) + (item.tries?.last_day === dayInCity(at) ? 0 : 1)
  const next = findNextTry({ outcome, attempts, days, window: item.window }, at)
  await saveAttempts(tx, item, { isMiss: true, nextTryAt: next?.toISOString() ?? null, at })
  if (next === undefined && item.type === 'callback')
    await updateRequestStatus(tx, caller, callbackQueue, { id: item.id, status: 'closed' }, at)
}

/** Applies the outcome of a call to one of its items (rule CALL-4). */
export async function settleItem(tx: Tx, caller: Caller, item: SheetItem, call: Call): Promise<void> {
  const { outcome, nextTryAt, at } = call
  await fulfilPromise(tx, item, at)
  if (missedOutcomes.includes(outcome)) return tryAgain(tx, caller, item, call)
  if (outcome === 'call-again') return saveAttempts(tx, item, { isMiss: false, nextTryAt: nextTryAt ?? null, at })
  if (outcome === 'wrong-number') await saveAttempts(tx, item, { isMiss: false, nextTryAt: null, at })
  else await clearAttempts(tx, item)
  const isClosed = outcome === 'wrong-number' || outcome === 'not-interested'
  if (item.type === 'callback')
    await updateRequestStatus(tx, caller, callbackQueue, { id: item.id, status: isClosed ? 'closed' : 'called' }, at)
  // A person the office spoke to has an answer. After a wrong number the office answers the message in writing.
  if (item.type === 'message' && outcome !== 'wrong-number')
    await updateRequestStatus(tx, caller, messageQueue, { id: item.id, status: 'answered' }, at)
}
