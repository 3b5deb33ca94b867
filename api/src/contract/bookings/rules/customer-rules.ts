import type { BookingStatus } from '../../care/booking-status.ts'
import { hourMs, startOfDayInCity } from '../../time.ts'

/** How long before the first day of care a customer may still cancel, in ms. */
export const cancelNotice = 24 * hourMs

/** Customers may change a booking until its caretaker has confirmed it. */
export const isEditable = (status: BookingStatus): boolean => status === 'pending'

/**
 * Whether the customer may cancel: pending or confirmed, and at least 24 h before the start of the preferred day in the
 * city; without a start date at any time while pending or confirmed.
 */
export function canCancel(booking: { status: BookingStatus; startDate: string | null }, now: Date): boolean {
  if (booking.status !== 'pending' && booking.status !== 'confirmed') return false
  return booking.startDate === null || startOfDayInCity(booking.startDate) - now.getTime() >= cancelNotice
}

/** Only completed bookings without a rating are rated. */
export const canRate = (booking: { status: BookingStatus; rating: number | null }): boolean =>
  booking.status === 'completed' && booking.rating === null
