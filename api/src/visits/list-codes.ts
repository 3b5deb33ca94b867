import type { Reader } from '@thodu/db'
import { isBinding } from '../contract/care/booking-status.ts'
import { momentOf } from '../contract/time.ts'
import type { DoorCodes } from '../contract/visits/door-codes.schema.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { listDoorCodes, toldAfter, toldBefore } from './door-code.ts'
import { findVisit, type StoredVisit } from './visits.queries.ts'

/** A caretaker may leave late, or enter the code after leaving. @param now minutes since 1970 */
function isTime({ status, starts_min, ends_min, ended_min }: StoredVisit, now: number): boolean {
  if (status === 'started') return true
  if (status !== 'planned' && status !== 'done') return false
  return now >= starts_min - toldBefore && now <= Math.max(ends_min, ended_min ?? 0) + toldAfter
}

/** Lists codes for the family, from 60 minutes before the visit to 30 after its end (rule DAY-21). @throws ApiError 404 */
export async function listCodes(
  read: Reader,
  { config, now: clock }: Pick<Deps, 'config' | 'now'>,
  { actor }: Caller,
  id: string,
): Promise<DoorCodes> {
  const visit = await findVisit(read, id, { family: actor.id })
  const now = momentOf(clock())
  if (!isTime(visit, now) || !isBinding(visit.booking_status)) return { start: [], end: [] }
  const codesFor = (kind: 'start' | 'end') => listDoorCodes(config.secret, { visit: id, kind }, now)
  return { start: codesFor('start'), end: codesFor('end') }
}
