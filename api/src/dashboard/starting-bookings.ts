import type { Reader } from '@thodu/db'
import { sql } from 'kysely'
import { readBookingPhones } from '../contract/bookings/rules/booking-phones.ts'
import { bindingStatuses } from '../contract/care/booking-status.ts'
import { dayInCity, dayMs, startOfDayInCity } from '../contract/time.ts'
import { openRows } from '../http/lists/restricted.ts'

/** Care that begins within this time is listed, in ms. */
export const startsAhead = 2 * dayMs
/** Care without a caretaker is listed this long after its start, in ms; its late promise stays listed. */
export const startsBehind = 7 * dayMs
const mostBookings = 100

const selectBookings = (db: Reader) =>
  db
    .selectFrom(openRows.bookings)
    .leftJoin('accounts', 'accounts.id', 'bookings.assigned_caregiver_id')
    .select(['bookings.id', 'code', 'patient_name', 'customer_name', 'user_info', 'patient_details'])
    .select(['preferred_start_date', 'accounts.name as caretaker_name'])
    .orderBy('preferred_start_date')
    .orderBy('bookings.seq')
    .limit(mostBookings)

const selectUnassigned = (db: Reader, { from, until }: { from: string; until: string }) =>
  selectBookings(db)
    .where('bookings.status', '=', 'pending')
    .where('is_assigned', '=', 0)
    .where('preferred_start_date', '>=', from)
    .where('preferred_start_date', '<=', until)
    .execute()

const selectUnplanned = (db: Reader, { until }: { until: string }) =>
  selectBookings(db)
    .where('assigned_caregiver_id', 'is not', null)
    .where('bookings.status', 'in', bindingStatuses)
    .where((of) => of.or([of('preferred_start_date', '<=', until), of('bookings.status', '=', 'active')]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('visits')
            .select(sql`1`.as('found'))
            .whereRef('visits.booking_id', '=', 'bookings.id')
            .where('visits.status', '<>', 'cancelled'),
        ),
      ),
    )
    .execute()

/** `startsAt` is the start of the first day, or null without one; `phone` is as entered. */
export type StartingBooking = {
  id: string
  code: string
  patient: string
  phone: string
  startsAt: string | null
  caretaker: string | null
}

function toStarting(row: Awaited<ReturnType<typeof selectUnassigned>>[number]): StartingBooking {
  const phones = readBookingPhones(row)
  return {
    id: row.id,
    code: row.code,
    patient: row.patient_name || row.customer_name,
    phone: phones.customer || phones.home,
    startsAt:
      row.preferred_start_date === null ? null : new Date(startOfDayInCity(row.preferred_start_date)).toISOString(),
    caretaker: row.caretaker_name,
  }
}

/**
 * Lists bookings that begin within 48 hours or have begun, without a caretaker or without visits (rule HALL-1). Active
 * care without visits is always listed.
 */
export async function listStartingBookings(
  db: Reader,
  now: Date,
): Promise<{ unassigned: StartingBooking[]; unplanned: StartingBooking[] }> {
  const from = dayInCity(new Date(now.getTime() - startsBehind))
  const until = dayInCity(new Date(now.getTime() + startsAhead))
  return {
    unassigned: (await selectUnassigned(db, { from, until })).map(toStarting),
    unplanned: (await selectUnplanned(db, { until })).map(toStarting),
  }
}
