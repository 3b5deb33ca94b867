import { randomInt } from 'node:crypto'
import type { AuditAction } from '../contract/audit/audit-actions.ts'
import { codeAlphabet, codeLength } from '../contract/bookings/rules/booking-code.ts'
import {
  type BindingStatus,
  type BookingStatus,
  isBinding,
  nextStatus,
  statusBefore,
} from '../contract/care/booking-status.ts'
import type { StoredBooking } from './booking-wire.ts'

export function canOfficeSet(booking: { status: BookingStatus; hasCaretaker: boolean }, to: BookingStatus): boolean {
  if (to === 'cancelled') return isBinding(booking.status)
  return booking.hasCaretaker && nextStatus(booking.status) === to
}

/** The audit action of a caretaker's status change (rule AUD-5). */
export function stepAction(to: BookingStatus | undefined): AuditAction {
  if (to === 'active') return 'CARE_STARTED'
  return to === 'completed' ? 'CARE_COMPLETED' : 'CARETAKER_STATUS_UPDATED'
}

/** The audit action of an admin's status change (rule AUD-5). */
export const officeAction = (to: BookingStatus): AuditAction =>
  to === 'cancelled' ? 'BOOKING_CANCELLED' : 'BOOKING_STATUS_CHANGED'

/** An undo restores these values (rule BOOK-18). */
export type Stood = { status: BookingStatus; caretaker: string | null }
export const whatStood = (row: Pick<StoredBooking, 'status' | 'assigned_caregiver_id'>): Stood => ({
  status: row.status,
  caretaker: row.assigned_caregiver_id,
})

/**
 * Finds the status one step back (rule OFF-20). A cancelled booking returns to its earlier status, or to pending when
 * its caretaker is not free.
 * @returns undefined for a pending booking
 */
export function stepBack(
  { status, cancelledFrom }: { status: BookingStatus; cancelledFrom: BindingStatus | null },
  caretakerIsFree: boolean,
): { status: BindingStatus; keepsCaretaker: boolean } | undefined {
  if (status === 'cancelled')
    return { status: caretakerIsFree ? (cancelledFrom ?? 'pending') : 'pending', keepsCaretaker: caretakerIsFree }
  const before = statusBefore(status)
  return before && { status: before, keepsCaretaker: true }
}

/** Creates a booking id. It may be taken, so the caller retries. It is not a secret. */
export const createBookingCode = (): string =>
  Array.from({ length: codeLength }, () => codeAlphabet.charAt(randomInt(codeAlphabet.length))).join('')
