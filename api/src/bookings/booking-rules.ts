import type { AuditAction } from '../contract/audit-actions.ts'
import { type BookingStatus, isBinding, nextStatus } from '../contract/care/booking-status.ts'

/** Whether the office may set a status: the next step where a caretaker is bound, or cancelled until the end. */
export function canOfficeSet(booking: { status: BookingStatus; hasCaretaker: boolean }, to: BookingStatus): boolean {
  if (to === 'cancelled') return isBinding(booking.status)
  return booking.hasCaretaker && nextStatus(booking.status) === to
}

/** The audit action of a caretaker's step (rule AUD-5). */
export function stepAction(to: BookingStatus | undefined): AuditAction {
  if (to === 'active') return 'CARE_STARTED'
  return to === 'completed' ? 'CARE_COMPLETED' : 'CARETAKER_STATUS_UPDATED'
}

/** The audit action of an office's status change (rule AUD-5). */
export const officeAction = (to: BookingStatus): AuditAction =>
  to === 'cancelled' ? 'BOOKING_CANCELLED' : 'BOOKING_STATUS_CHANGED'
