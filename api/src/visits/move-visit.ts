import { isUniqueViolation, type Tx } from '@thodu/db'
import { texts } from '../contract/texts.ts'
import { type Day, dayOfMoment, minuteMs, momentOf, toTime } from '../contract/time.ts'
import type { FamilyVisit } from '../contract/visits/visits.schema.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { conflict, wrongField } from '../http/errors/api-error.ts'
import { auditVisit } from './audit-visit.ts'
import { changeNotice, whyNotMoved } from './change-rules.ts'
import { filterFreeStarts, findOptions } from './find-options.ts'
import { notifyOfChangedVisit } from './notify-of-change.ts'
import { notifyTeamOfUnassignedVisit } from './notify-team.ts'
import { isInsidePackage, listStarts } from './offered-starts.ts'
import { addFollower } from './schedule/add-follower.ts'
import { findRoster } from './schedule/roster.queries.ts'
import { markSkipped, refuseChange } from './skip-visit.ts'
import { readFamilyVisit } from './to-family-visit.ts'
import { findOtherVisits, findVisit, type StoredVisit } from './visits.queries.ts'

type Move = { id: string; startsAt: string; revision: number; sameCaretaker?: boolean }
type NewTime = { start: number; end: number; day: Day }

/**
 * @throws ApiError 400 for a start never offered; 409 too soon, outside the package, or during another visit of the
 * booking
 */
async function checkTime(tx: Tx, visit: StoredVisit, { start, end, day }: NewTime, at: Date): Promise<void> {
  if (!listStarts(visit, day).includes(start)) throw wrongField('startsAt', texts.visit.chooseOffered)
  if (start * minuteMs - at.getTime() < changeNotice) throw conflict('visit.change_too_late')
  if (!isInsidePackage(await findRoster(tx, visit.booking_id), day)) throw conflict('visit.outside_package')
  const others = await findOtherVisits(tx, visit, { from: start, to: end })
  if (others.length > 0) throw conflict('visit.own_visit_then')
}

/**
 * @returns the same caretaker, or null when busy on the whole day
 * @throws ApiError 409 with the remaining times when this one was just taken
 */
async function chooseWho(tx: Tx, visit: StoredVisit, time: NewTime, move: Move, at: Date): Promise<string | null> {
  if (visit.caretaker_id === null) return null
  if ((await filterFreeStarts(tx, visit, [time.start])).length > 0) return visit.caretaker_id
  const left = await findOptions(tx, visit, time.day, at)
  if (move.sameCaretaker === true || left.options.some(({ sameCaretaker }) => sameCaretaker))
    throw conflict('visit.time_taken', { ...left })
  return null
}

/**
 * A family moves a visit: it is skipped, and a new one is created (rules DAY-10, DAY-11).
 * @throws ApiError 400, 404, 409
 */
export function moveVisit(deps: Deps, caller: Caller, move: Move): Promise<FamilyVisit> {
  const moved = deps.database.write(async (tx) => {
    const at = deps.now()
    const visit = await findVisit(tx, move.id, { family: caller.actor.id })
    refuseChange(visit, { revision: move.revision, why: whyNotMoved(visit, at) })
    const start = momentOf(Date.parse(move.startsAt))
    const time = { start, end: start + visit.ends_min - visit.starts_min, day: dayOfMoment(start) }
    await checkTime(tx, visit, time, at)
    const caretaker = await chooseWho(tx, visit, time, move, at)
    await markSkipped(tx, visit, null, at)
    const next = { service_day: time.day, starts_min: time.start, ends_min: time.end, caretaker_id: caretaker }
    const follower = { ...next, origin_kind: 'moved', moves: visit.moves + 1, charge: visit.charge } as const
    const id = await addFollower(tx, visit, follower, at)
    await auditVisit(tx, caller, visit, {
      action: 'BOOKING_UPDATED',
      what: ': moved by the family',
      changes: [{ field: 'visit', from: toTime(visit.starts_min), to: toTime(start) }],
      at,
    })
    await notifyOfChangedVisit(tx, deps, visit, await findVisit(tx, id, 'office'), at)
    if (caretaker === null && visit.caretaker_id !== null) await notifyTeamOfUnassignedVisit(tx, deps.config, id, at)
    return readFamilyVisit(tx, caller, id, at)
  })
  // An admin has already replaced this visit.
  return moved.catch((error: unknown) => {
    throw isUniqueViolation(error, 'origin_visit_id') ? conflict('visit.stale') : error
  })
}
