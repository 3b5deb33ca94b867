import type { BookingStatus } from '../../care/booking-status.ts'
import { hourMs, startOfDayInCity } from '../../time.ts'

/** Minimum notice before the first day of confirmed care, in ms. */
export const cancelNotice = 24 * hourMs

/** Customers may change a booking until its caretaker has confirmed it. */
export const isEditable = (status: BookingStatus): boolean => status === 'pending'

/**
 * Whether the customer may cancel: a request until a caretaker has confirmed it, and confirmed care at least 24 hours before the
 * start day begins in the city. Without a start date, any time is early enough (rule BOOK-9).
 */
export function canCancel(booking: { status: BookingStatus; startDate: string | null }, now: Date): boolean {
  if (booking.status === 'pending') return true
  if (booking.status !== 'confirmed') return false
  return booking.startDate === null || startOfDayInCity(booking.startDate) - now.getTime() >= cancelNotice
}

export const canRate = (booking: { status: BookingStatus; rating: number | null }): boolean =>
  booking.status === 'completed' && booking.rating === null
