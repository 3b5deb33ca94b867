import { newId, type Tx, type VisitRow } from '@thodu/db'
import { findBusy, findSendable, isFree } from './caretakers.queries.ts'
import { findRoster } from './roster.queries.ts'
import { chooseCaretaker } from './rules/roster-days.ts'
import { addDays, type Day, toMoment, weekdayOf } from './rules/visit-times.ts'

/** A weekday comes round. */
const longestWait = 7

/**
 * Gives a session of a counted package back that was skipped in time: on the next chosen weekday after the last one, at its
 * usual hour, as a row that stands for the skipped one (rule VISIT-20).
 * @returns when, or null for a package without an end, of which nothing is to be given back
 */
export async function giveBack(
  tx: Tx,
  visit: Pick<VisitRow, 'id' | 'booking_id' | 'code' | 'starts_min' | 'ends_min'>,
  at: Date,
): Promise<number | null> {
  const roster = await findRoster(tx, visit.booking_id)
  if (!roster || roster.units_total === null) return null
  const last = await tx
    .selectFrom('visits')
    .select('service_day')
    .where('booking_id', '=', visit.booking_id)
    .where('status', '<>', 'cancelled')
    .orderBy('service_day', 'desc')
    .limit(1)
    .executeTakeFirst()
  const shift = roster.plan.shifts.find(({ code }) => code === visit.code)
  let day: Day = addDays(last?.service_day ?? roster.starts_on, 1)
  const { pause } = roster.plan
  if (pause?.until != null && day >= pause.from && day <= pause.until) day = addDays(pause.until, 1)
  for (let tried = 0; tried < longestWait && !roster.plan.days.includes(weekdayOf(day)); tried += 1)
    day = addDays(day, 1)
  // In a pause without an end nothing can be promised; planning anew after it gives the unit back.
  if (pause && pause.until === null && day >= pause.from) return null
  const startsMin = toMoment(day, shift?.startMin ?? 0)
  const endsMin = startsMin + (visit.ends_min - visit.starts_min)
  const booking = await tx
    .selectFrom('bookings')
    .select('assigned_caregiver_id')
    .where('id', '=', visit.booking_id)
    .executeTakeFirstOrThrow()
  const wanted = chooseCaretaker(roster.plan, booking.assigned_caregiver_id, visit.code, day)
  const caretakerId = wanted !== null && (await isAvailable(tx, wanted, { startsMin, endsMin })) ? wanted : null
  const time = at.toISOString()
  await tx
    .insertInto('visits')
    .values({
      id: newId(at.getTime()),
      booking_id: visit.booking_id,
      service_day: day,
      code: visit.code,
      starts_min: startsMin,
      ends_min: endsMin,
      caretaker_id: caretakerId,
      origin_visit_id: visit.id,
      origin_kind: 'moved',
      created_at: time,
      updated_at: time,
    })
    .execute()
  return startsMin
}

/** Whether somebody can be sent at all, and is with nobody else then. */
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
