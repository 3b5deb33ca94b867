import { newId, type Tx } from '@thodu/db'
import { placeVisits } from '../../roster/place-visits.ts'
import { findPlannedBooking, findRoster } from '../../roster/roster.queries.ts'
import { chooseCaretaker, type RosterPlan } from '../../roster/rules/roster-days.ts'
import { addDays, type Day, laterDay, toMoment, weekdayOf } from '../../roster/rules/visit-times.ts'
import { type FamilyVisitRow, findLastDay } from './family-visits.queries.ts'
import { startOfVisit } from './offered-starts.ts'

/** A pause without an end gives nothing back yet; planning does, when it ends. In days. */
const furthest = 400

/** The next chosen weekday after a day, but for a pause (rule DAY-12). */
export function nextChosenDay({ days, pause }: Pick<RosterPlan, 'days' | 'pause'>, after: Day): Day | undefined {
  for (let count = 1; count <= furthest; count += 1) {
    const day = addDays(after, count)
    const isPaused = pause !== null && day >= pause.from && (pause.until === null || day <= pause.until)
    if (days.includes(weekdayOf(day)) && !isPaused) return day
  }
  return undefined
}

/**
 * Gives a counted package the session back that a family left out: after its last one, on a day it has visits, with who comes
 * then, where that person is free (rule DAY-12). @returns the id of the new visit, or null where nothing is to be given back
 */
export async function giveBack(tx: Tx, visit: FamilyVisitRow, at: Date): Promise<string | null> {
  const roster = await findRoster(tx, visit.booking_id)
  const booking = await findPlannedBooking(tx, visit.booking_id)
  if (!roster || !booking || roster.units_total === null) return null
  const { plan } = roster
  const day = nextChosenDay(plan, laterDay((await findLastDay(tx, visit)) ?? visit.service_day, visit.service_day))
  if (day === undefined) return null
  const shift = plan.shifts.find(({ code }) => code === visit.code)
  const startsMin = toMoment(day, shift?.startMin ?? startOfVisit(visit))
  const endsMin = startsMin + (shift?.minutes ?? visit.ends_min - visit.starts_min)
  const caretakerId = chooseCaretaker(plan, booking.assigned_caregiver_id, visit.code, day)
  const placed = await placeVisits(tx, [{ day, code: visit.code, startsMin, endsMin, caretakerId }])
  const id = newId(at.getTime())
  const time = at.toISOString()
  await tx
    .insertInto('visits')
    .values({
      id,
      booking_id: visit.booking_id,
      service_day: day,
      code: visit.code,
      starts_min: startsMin,
      ends_min: endsMin,
      caretaker_id: placed.visits[0]?.caretakerId ?? null,
      origin_visit_id: visit.id,
      origin_kind: 'moved',
      moves: visit.moves,
      charge: visit.charge,
      edited_at: time,
      created_at: time,
      updated_at: time,
    })
    .execute()
  return id
}
