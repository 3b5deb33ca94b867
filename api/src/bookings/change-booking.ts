import type { BookingChanges, Tx } from '@thodu/db'
import { conflict } from '../http/errors/api-error.ts'
import { followBooking } from '../visits/schedule/follow-booking.ts'
import type { StoredBooking } from './booking-wire.ts'
import { bookingColumns } from './bookings.queries.ts'
import { followRequests } from './follow-requests.ts'
import { movePromises } from './move-promises.ts'
import { type AssignmentEnd, recordCare } from './record-care.ts'

/** These functions update the records that depend on a booking, in the transaction of its change and in this order. */
const followers = [
  recordCare, // the history of its assignments
  movePromises, // the promises made for it
  followBooking, // its schedule and planned visits
  followRequests, // change requests of the family
] as const

/** Care that continues after its end has no completion time again. */
function completionOf({ status }: BookingChanges, at: string): Pick<BookingChanges, 'completed_at'> {
  if (status === undefined) return {}
  return { completed_at: status === 'completed' ? at : null }
}

/**
 * Changes a booking if its status, caretaker, rating and version are still as the caller checked them. Everything that
 * depends on a booking changes with it, so no command has to remember that.
 * @param checked the booking as the caller read and checked it
 * @param changes the columns that change
 * @param end why the present assignment ends, where it does
 * @returns the changed booking
 * @throws ApiError 409 `request.conflict` when another request was faster, `visit.under_way` when care would end during
 *   a visit
 */
export async function changeBooking(
  db: Tx,
  checked: StoredBooking,
  changes: BookingChanges,
  at: Date,
  end?: AssignmentEnd,
): Promise<StoredBooking> {
  const time = at.toISOString()
  const changed = await db
    .updateTable('bookings')
    .set({ ...changes, ...completionOf(changes, time), updated_at: time })
    .where('seq', '=', checked.seq)
    .where('status', '=', checked.status)
    .where('assigned_caregiver_id', 'is not distinct from', checked.assigned_caregiver_id)
    .where('rating', 'is not distinct from', checked.rating)
    .where('updated_at', '=', checked.updated_at)
    .returning(bookingColumns)
    .executeTakeFirst()
  if (!changed) throw conflict('request.conflict')
  for (const follow of followers) await follow(db, checked, changed, at, end)
  return changed
}
