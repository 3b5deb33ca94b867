import type { Tx, VisitRow } from '@thodu/db'
import { addDays, type Day, laterDay, toMoment, weekdayOf } from '../../contract/time.ts'
import { addFollower } from './add-follower.ts'
import { findBusy, findSendable, isFree } from './caretakers.queries.ts'
import { findRoster } from './roster.queries.ts'
import { chooseCaretaker, type RosterPlan } from './roster-days.ts'

/**
 * The search ends after this many days, because a pause without an end leaves none; planning returns the session when
 * the pause ends.
 */
const furthest = 400

/** Finds the next weekday of the plan outside a pause. */
export function nextChosenDay({ days, pause }: Pick<RosterPlan, 'days' | 'pause'>, after: Day): Day | undefined {
  for (let count = 1; count <= furthest; count += 1) {
    const day = addDays(after, count)
    const isPaused = pause !== null && day >= pause.from && (pause.until === null || day <= pause.until)
    if (days.includes(weekdayOf(day)) && !isPaused) return day
  }
  return undefined
}

/** Finds the last day with a planned or past visit, ignoring the given one. */
async function findLastDay(tx: Tx, { id, booking_id }: { id: string; booking_id: string }): Promise<Day | null> {
  const row = await tx
    .selectFrom('visits')
    .select(({ fn }) => fn.max('service_day').as('last'))
    .where('booking_id', '=', booking_id)
    .where('id', '!=', id)
    .where('status', 'in', ['planned', 'started', 'done', 'missed'])
    .executeTakeFirst()
  return row?.last ?? null
}

/**
 * Returns a skipped session of a counted package on the next weekday of the plan after the last visit, at its usual
 * hour (rule VISIT-20).
 * @returns the start in minutes since 1970; null for a package without an end
 */
export async function returnUnusedDays(
  tx: Tx,
  visit: Pick<VisitRow, 'id' | 'booking_id' | 'service_day' | 'code' | 'starts_min' | 'ends_min' | 'moves'>,
  at: Date,
): Promise<number | null> {
  const roster = await findRoster(tx, visit.booking_id)
  if (!roster || roster.units_total === null) return null
  const { plan } = roster
  const day = nextChosenDay(plan, laterDay((await findLastDay(tx, visit)) ?? visit.service_day, visit.service_day))
  if (day === undefined) return null
  const shift = plan.shifts.find(({ code }) => code === visit.code)
  const startsMin = toMoment(day, shift?.startMin ?? visit.starts_min - toMoment(visit.service_day, 0))
  const endsMin = startsMin + (shift?.minutes ?? visit.ends_min - visit.starts_min)
  const booking = await tx
    .selectFrom('bookings')
    .select('assigned_caregiver_id')
    .where('id', '=', visit.booking_id)
    .executeTakeFirstOrThrow()
  const wanted = chooseCaretaker(plan, booking.assigned_caregiver_id, visit.code, day)
  const caretakerId = wanted !== null && (await isAvailable(tx, wanted, { startsMin, endsMin })) ? wanted : null
  const next = { service_day: day, starts_min: startsMin, ends_min: endsMin, caretaker_id: caretakerId }
  await addFollower(tx, visit, { ...next, origin_kind: 'moved', moves: visit.moves }, at)
  return startsMin
}

export async function isAvailable(
  tx: Tx,
  id: string,
  { startsMin, endsMin }: { startsMin: number; endsMin: number },
): Promise<boolean> {
  const person = (await findSendable(tx, [id])).get(id)
  if (person?.isSendable !== true) return false
  const busy = await findBusy(tx, [id], { from: startsMin, until: endsMin })
  return isFree(busy.get(id), { startsMin, endsMin })
}
