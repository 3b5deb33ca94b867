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

/** The family's last action on a card, and the message that the card shows about it. */
export type Finished = { action: BookingAction | 'withdraw'; message: string }

const places: Readonly<Record<Booking['status'], number>> = {
  active: 0,
  confirmed: 1,
  pending: 1,
  completed: 2,
  cancelled: 2,
}

/** Care that goes on comes first, then what is still to come, then what has ended; the newest first within each. */
export const sortForFamily = (bookings: readonly Booking[]): Booking[] =>
  [...bookings].sort((one, other) => places[one.status] - places[other.status])

export const findById = (bookings: readonly Booking[], search: string): Booking[] =>
  bookings.filter(({ bookingId }) => bookingId.includes(search))
