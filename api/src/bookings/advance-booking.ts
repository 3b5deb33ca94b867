import type { Booking } from '../contract/bookings/bookings.schema.ts'
import type { BookingStatus } from '../contract/care/booking-status.ts'
import { nextStatus } from '../contract/care/booking-status.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { conflict } from '../http/errors/api-error.ts'
import { rememberUndo } from '../undo/undo.ts'
import { confirmOwnEnd } from '../visits/schedule/confirm-own-end.ts'
import { auditBooking, mailStatusChanged } from './booking-events.ts'
import { stepAction, whatStood } from './booking-rules.ts'
import { completeBooking, findBooking } from './bookings.queries.ts'
import { changeBooking } from './change-booking.ts'

/** Sets the next status of a caretaker's own booking (rule CARE-2). @throws ApiError 404; 409 for any other status */
export async function advanceBooking(
  deps: Deps,
  caller: Caller,
  { id, status }: { id: string; status: BookingStatus },
): Promise<Booking> {
  const booking = await deps.database.write(async (tx) => {
    const at = deps.now()
    const row = await findBooking(tx, id, { caretaker: caller.actor.id })
    if (nextStatus(row.status) !== status) throw conflict('booking.wrong_step')
    const updated = await changeBooking(tx, row, { status }, at)
    if (status === 'completed') {
      await confirmOwnEnd(tx, { booking: id, caretaker: caller.actor.id }, at)
      await rememberUndo(tx, caller, { type: 'booking', id }, whatStood(row), at)
    }
    await auditBooking(tx, caller, row, {
      action: stepAction(status),
      description: `Booking ${row.code}: ${row.status} to ${status}`,
      changes: [{ field: 'status', from: row.status, to: status }],
      at,
    })
    await mailStatusChanged(tx, deps, updated, at)
    return completeBooking(tx, updated, 'caretaker')
  })
  return booking
}
