import type { Booking } from '../contract/bookings/bookings.schema.ts'
import { type BookingStatus, isBinding } from '../contract/care/booking-status.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { conflict } from '../http/errors/api-error.ts'
import { rememberUndo } from '../undo/undo.ts'
import { auditBooking, mailCancelled, mailStatusChanged } from './booking-events.ts'
import { canOfficeSet, officeAction, whatStood } from './booking-rules.ts'
import { completeBooking, findBooking } from './bookings.queries.ts'
import { changeBooking } from './change-booking.ts'

type StatusChange = { id: string; status: BookingStatus; reason: string | undefined }

/**
 * An admin cancels a booking or sets its next status (rule OFF-10).
 * @throws ApiError 404; 409 when it is over or the status is not the next one
 */
export async function setBookingStatus(
  deps: Deps,
  caller: Caller,
  { id, status, reason }: StatusChange,
): Promise<Booking> {
  const booking = await deps.database.write(async (tx) => {
    const at = deps.now()
    const row = await findBooking(tx, id, 'all')
    if (!isBinding(row.status)) throw conflict('booking.already_finished')
    if (!canOfficeSet({ status: row.status, hasCaretaker: row.assigned_caregiver_id !== null }, status))
      throw conflict('booking.wrong_step')
    const cancelled = { cancelled_from: row.status, ...(reason ? { cancel_reason: reason } : {}) }
    const updated = await changeBooking(tx, row, { status, ...(status === 'cancelled' ? cancelled : {}) }, at)
    if (!isBinding(status)) await rememberUndo(tx, caller, { type: 'booking', id }, whatStood(row), at)
    await auditBooking(tx, caller, row, {
      action: officeAction(status),
      description: `Booking ${row.code}: ${row.status} to ${status} by the office`,
      changes: [{ field: 'status', from: row.status, to: status }],
      at,
    })
    if (status === 'cancelled') await mailCancelled(tx, deps, updated, at)
    else await mailStatusChanged(tx, deps, updated, at)
    return completeBooking(tx, updated, 'admin')
  })
  return booking
}
