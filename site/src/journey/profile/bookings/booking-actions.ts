import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { cleanBookingCode } from '@thodu/api/contract/bookings/rules/booking-code'

export type BookingAction = 'edit' | 'cancel' | 'rate' | 'another-caretaker' | 'pause' | 'cancel-by-office'
export type BookingDialogProps = {
  booking: Booking
  onClose: () => void
  onDone: (booking: Booking, message: string) => void
}

/** Normalises an ID as people dictate it: drops signs and blanks, converts to upper case (rule BOOK-6). */
export const normalizeIdSearch = cleanBookingCode

export const findById = (bookings: readonly Booking[], search: string): Booking[] =>
  bookings.filter(({ bookingId }) => bookingId.includes(search))
