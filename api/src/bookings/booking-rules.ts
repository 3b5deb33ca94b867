import type { AuditAction } from '../contract/audit-actions.ts'
import { type BookingStatus, isBinding, nextStatus } from '../contract/booking-status.ts'
import { startOfDayInCity } from '../contract/formats.ts'

/** How long before the first day of care a customer may still cancel, in ms (spec: public site, section 9). */
const cancelNotice = 24 * 60 * 60 * 1000

/** Customers may change a booking until its caretaker has confirmed it (contract, section 4). */
export const isEditable = (status: BookingStatus): boolean => status === 'pending'

/**
 * Whether the customer may cancel: pending or confirmed, and at least 24 h before the start of the preferred day in the
 * city; without a start date at any time while pending or confirmed (contract, sections 4 and 8).
 */
export function canCancel(booking: { status: BookingStatus; startDate: string | null }, now: Date): boolean {
  if (booking.status !== 'pending' && booking.status !== 'confirmed') return false
  return booking.startDate === null || startOfDayInCity(booking.startDate) - now.getTime() >= cancelNotice
}

/** Whether the office may set a status: the next step where a caretaker is bound, or cancelled until the end. */
export function canOfficeSet(booking: { status: BookingStatus; hasCaretaker: boolean }, to: BookingStatus): boolean {
  if (to === 'cancelled') return isBinding(booking.status)
  return booking.hasCaretaker && nextStatus(booking.status) === to
}

/** The audit action of a caretaker's step (contract, section 8, Audit). */
export function stepAction(to: BookingStatus | undefined): AuditAction {
  if (to === 'active') return 'CARE_STARTED'
  return to === 'completed' ? 'CARE_COMPLETED' : 'CARETAKER_STATUS_UPDATED'
}

/** The audit action of an office's status change (contract, section 8, Audit). */
export const officeAction = (to: BookingStatus): AuditAction =>
  to === 'cancelled' ? 'BOOKING_CANCELLED' : 'BOOKING_STATUS_CHANGED'
