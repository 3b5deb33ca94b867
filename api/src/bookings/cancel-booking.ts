import type { Booking } from '../contract/bookings/bookings.schema.ts'
import { canCancel } from '../contract/bookings/rules/customer-rules.ts'
import { isBinding } from '../contract/care/booking-status.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { conflict } from '../http/errors/api-error.ts'
import { auditBooking, mailCancelled } from './booking-events.ts'
import { completeBooking, findBooking } from './bookings.queries.ts'
import { changeBooking } from './change-booking.ts'

/**
 * A customer cancels an own booking (rule BOOK-9).
 * @throws ApiError 404; 409 less than 24 h before confirmed care starts or later
 */
export async function cancelOwnBooking(
  deps: Deps,
  caller: Caller,
  { id, reason }: { id: string; reason: string | undefined },
): Promise<Booking> {
  const booking = await deps.database.write(async (tx) => {
    const at = deps.now()
    const row = await findBooking(tx, id, { customer: caller.actor.id })
    if (!canCancel({ status: row.status, startDate: row.preferred_start_date }, at))
      throw conflict('booking.cancel_too_late')
    const cancelReason = reason || null
    const cancelled = {
      status: 'cancelled',
      cancel_reason: cancelReason,
      cancelled_from: isBinding(row.status) ? row.status : null,
    } as const
    const updated = await changeBooking(tx, row, cancelled, at)
    await auditBooking(tx, caller, row, {
      action: 'BOOKING_CANCELLED',
      description: `Booking ${row.code} cancelled by the customer`,
      changes: [{ field: 'status', from: row.status, to: 'cancelled' }],
      at,
    })
    await mailCancelled(tx, deps, updated, at)
    return completeBooking(tx, updated, 'user')
  })
  return booking
}
