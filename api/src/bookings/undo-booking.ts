import type { Booking } from '../contract/bookings/bookings.schema.ts'
import { isBinding } from '../contract/care/booking-status.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { withdrawRefunds } from '../money/charges/settlement.ts'
import { applyUndo } from '../undo/undo.ts'
import { findCaretaker } from './assign-caretaker.ts'
import { auditBooking, mailContinues } from './booking-events.ts'
import type { Stood } from './booking-rules.ts'
import type { Viewer } from './booking-wire.ts'
import { type BookingScope, completeBooking, findBooking } from './bookings.queries.ts'
import { changeBooking } from './change-booking.ts'

/**
 * Reverts the caller's last change of a booking, with an audit row (rule BOOK-18). The family got a mail about the end,
 * so it gets another one.
 * @throws ApiError 404; 409 when the booking changed since, it is too late, or the caretaker is at capacity or inactive
 */
export const undoBooking = (
  deps: Deps,
  caller: Caller,
  { id, scope, viewer }: { id: string; scope: BookingScope; viewer: Viewer },
): Promise<Booking> =>
  deps.database.write(async (tx) => {
    const at = deps.now()
    const row = await findBooking(tx, id, scope)
    const stood = await applyUndo<Stood>(tx, caller, { type: 'booking', id }, row.updated_at, at)
    if (stood.caretaker !== null) await findCaretaker(tx, stood.caretaker)
    const assigned = stood.caretaker === row.assigned_caregiver_id ? {} : { assigned_at: at.toISOString() }
    const changes = { status: stood.status, assigned_caregiver_id: stood.caretaker, ...assigned }
    const updated = await changeBooking(tx, row, { ...changes, cancelled_from: null, cancel_reason: null }, at)
    const isAssigned = row.assigned_caregiver_id === null
    const statusAction = viewer === 'caretaker' ? 'CARETAKER_STATUS_UPDATED' : 'BOOKING_STATUS_CHANGED'
    const booking = await completeBooking(tx, updated, viewer)
    await auditBooking(tx, caller, row, {
      action: isAssigned ? 'CARETAKER_ASSIGNED' : statusAction,
      description: `Booking ${row.code}: change undone, ${stood.status} again`,
      changes: [
        ...(row.status === stood.status ? [] : [{ field: 'status', from: row.status, to: stood.status }]),
        ...(isAssigned ? [{ field: 'assignedCaregiver', from: null, to: booking.assignedCaregiver }] : []),
      ],
      at,
    })
    if (!isBinding(row.status)) {
      await withdrawRefunds(tx, id, at)
      await mailContinues(tx, deps, updated, at)
    }
    return booking
  })
