import { isOneOf, type PromiseRow, type Reader } from '@thodu/db'
import type { RowPromise } from '../contract/dashboard/attention.schema.ts'
import type { promiseKinds } from '../contract/promises/promise-kinds.ts'
import { hourMs } from '../contract/time.ts'
import { openRows } from '../http/lists/restricted.ts'

/** The steps of a new booking, in the order in which the office can take them. A call meets all other promises. */
const bookingSteps = [
  'rematch',
  'match',
  'verification',
  'caregiver',
] as const satisfies readonly (typeof promiseKinds)[number][]
/** A promise is listed this long before its end, in ms. */
const dueAhead = 2 * hourMs
const mostPromises = 400

const selectAwaited = (db: Reader) =>
  db
    .selectFrom(openRows.promises)
    .selectAll()
    .where('subject_type', '=', 'booking')
    .where('met_at', 'is', null)
    .where('void_at', 'is', null)
    .where('closed_at', 'is', null)
    .orderBy('ends_at')

const orderOf = ({ kind }: PromiseRow): number => (bookingSteps as readonly string[]).indexOf(kind)

/**
 * Finds the first awaited step of each booking, where it is due (rule HALL-5). A later step cannot be taken before the
 * first one, so it is not listed.
 */
export async function findStuckSteps(db: Reader, now: Date): Promise<PromiseRow[]> {
  const awaited = await selectAwaited(db).where('kind', 'in', bookingSteps).limit(mostPromises).execute()
  const first = new Map<string, PromiseRow>()
  for (const row of awaited) {
    const known = first.get(row.subject_id)
    if (!known || orderOf(row) < orderOf(known)) first.set(row.subject_id, row)
  }
  const until = new Date(now.getTime() + dueAhead).toISOString()
  return [...first.values()].filter(({ ends_at }) => ends_at < until)
}

/** Lists the awaited promises of bookings, which the office can put on hold or explain (rules PROM-6, PROM-7). */
export async function findAwaited(db: Reader, bookingIds: string[], now: Date): Promise<Map<string, RowPromise[]>> {
  const found = new Map<string, RowPromise[]>()
  if (bookingIds.length === 0) return found
  for (const row of await selectAwaited(db).where(isOneOf('subject_id', bookingIds)).execute()) {
    const isLate = row.broken_noted_at !== null || row.ends_at < now.toISOString()
    const promise = { _id: row.id, kind: row.kind, dueAt: row.ends_at, isLate, reason: row.reason_code }
    found.set(row.subject_id, [...(found.get(row.subject_id) ?? []), promise])
  }
  return found
}
