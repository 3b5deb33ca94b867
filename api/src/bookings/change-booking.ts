import type { BookingChanges, ChangeRequestRow, Tx } from '@thodu/db'
import { isBinding } from '../contract/care/booking-status.ts'
import { conflict } from '../http/errors/api-error.ts'
import { followBooking } from '../visits/schedule/follow-booking.ts'
import type { StoredBooking } from './booking-wire.ts'
import { bookingColumns } from './bookings.queries.ts'
import { findOpenRequest } from './change-requests.queries.ts'
import { movePromises } from './move-promises.ts'
import { type AssignmentEnd, recordCare } from './record-care.ts'

/**
 * The end of care fulfils a request to stop, and a cancellation also a request to cancel. Any other request is
 * withdrawn.
 */
const endOf = ({ kind }: ChangeRequestRow, { status }: StoredBooking): ChangeRequestRow['state'] =>
  kind === 'stop' || (kind === 'cancel' && status === 'cancelled') ? 'done' : 'withdrawn'

/** Whether the caretaker differs from the previous one, also after a gap. */
async function isSomebodyElse(tx: Tx, { id, assigned_caregiver_id }: StoredBooking): Promise<boolean> {
  const earlier = await tx
    .selectFrom('booking_assignments')
    .select('caretaker_id')
    .where('booking_id', '=', id)
    .where('ended_at', 'is not', null)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return earlier !== undefined && earlier.caretaker_id !== assigned_caregiver_id
}

/**
 * Updates change requests with their booking (rule BOOK-19): they end with the care, are done when another caretaker is
 * assigned, and reopen when care continues. Part of `changeBooking`, so every command does this.
 */
async function followRequests(tx: Tx, before: StoredBooking, after: StoredBooking, at: Date): Promise<void> {
  const time = at.toISOString()
  const isOver = isBinding(before.status) && !isBinding(after.status)
  const goesOn = !isBinding(before.status) && isBinding(after.status)
  const comes = after.assigned_caregiver_id !== null && after.assigned_caregiver_id !== before.assigned_caregiver_id
  if (goesOn)
    await tx
      .updateTable('change_requests')
      .set({ state: 'open', closed_at: null, updated_at: time })
      .where('booking_id', '=', after.id)
      // Only requests reopen that the reversed end had closed.
      .where('closed_at', '=', before.updated_at)
      .execute()
  if (!isOver && !comes) return
  const open = await findOpenRequest(tx, after.id)
  if (!open) return
  const isMet = comes && open.kind === 'another-caretaker' && (await isSomebodyElse(tx, after))
  if (!isOver && !isMet) return
  await tx
    .updateTable('change_requests')
    .set({ state: isOver ? endOf(open, after) : 'done', closed_at: time, updated_at: time })
    .where('id', '=', open.id)
    .execute()
}

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
