import { newId, type Tx } from '@thodu/db'
import { findBooking } from '../bookings/bookings.queries.ts'
import { dayOfMoment, laterDay, momentOf, weekdayOf } from '../contract/time.ts'
import { conflict } from '../http/errors/api-error.ts'
import { generateVisits } from './schedule/generate-visits.ts'
import { findRoster } from './schedule/roster.queries.ts'
import type { StoredVisit } from './visits.queries.ts'

/**
 * Sets the caretaker of a weekday from this visit on, by a roster rule.
 * @throws ApiError 409 for a booking without a roster
 */
export async function setFollowing(tx: Tx, visit: StoredVisit, caretakerId: string | null, at: Date): Promise<void> {
  const roster = await findRoster(tx, visit.booking_id)
  if (!roster) throw conflict('roster.missing')
  const weekday = weekdayOf(visit.service_day)
  const slot = { booking_id: visit.booking_id, code: visit.code, weekday, from_day: visit.service_day }
  await tx
    .insertInto('roster_rules')
    .values({ id: newId(at.getTime()), ...slot, caretaker_id: caretakerId, to_day: null })
    .onConflict((rule) =>
      rule
        .columns(['booking_id', 'code', 'weekday', 'from_day'])
        .doUpdateSet({ caretaker_id: caretakerId, to_day: null }),
    )
    .execute()
  // The new rule replaces later ones of the same weekday.
  await tx
    .deleteFrom('roster_rules')
    .where('booking_id', '=', visit.booking_id)
    .where('code', '=', visit.code)
    .where('weekday', '=', weekday)
    .where('from_day', '>', visit.service_day)
    .execute()
  await tx
    .updateTable('rosters')
    .set((eb) => ({ revision: eb('revision', '+', 1), updated_at: at.toISOString() }))
    .where('booking_id', '=', visit.booking_id)
    .execute()
  const booking = await findBooking(tx, visit.booking_id, 'all')
  const changed = await findRoster(tx, visit.booking_id)
  const from = laterDay(visit.service_day, dayOfMoment(momentOf(at)))
  if (changed) await generateVisits(tx, { booking, roster: changed }, { from, now: at })
}
