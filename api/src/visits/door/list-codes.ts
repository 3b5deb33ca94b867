import type { Reader } from '@thodu/db'
import { isBinding } from '../../contract/care/booking-status.ts'
import { momentOf } from '../../contract/time.ts'
import type { DoorCodes } from '../../contract/visits/door-codes.schema.ts'
import type { Caller } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { findVisit, type StoredVisit } from '../visits.queries.ts'
import { listDoorCodes, toldAfter, toldBefore } from './door-code.ts'

/** Whoever is relieved late is there until then; whoever has gone may have mistyped it. `now` in minutes since 1970. */
function isTime({ status, starts_min, ends_min, ended_min }: StoredVisit, now: number): boolean {
  if (status === 'started') return true
  if (status !== 'planned' && status !== 'done') return false
  return now >= starts_min - toldBefore && now <= Math.max(ends_min, ended_min ?? 0) + toldAfter
}

/**
 * The codes that a family reads to whoever is at its door (rule DAY-21): from 60 minutes before the visit to 30 after its end.
 * @throws ApiError 404 when the visit is not there or somebody else's
 */
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
