import type { Calls } from '../wire/call.ts'
import { keyHeader } from '../wire/key-header.ts'
import { bookingSchema } from './booking-answer.schema.ts'
import { officeBookingSchema } from './bookings.schema.ts'

/** API call for booking on behalf of a caller (rule BOOK-17). */
export const officeBookingCalls = {
  'POST /admin/bookings': {
    headers: keyHeader,
    body: officeBookingSchema,
    answer: bookingSchema,
    status: [201, 200],
    about: { 201: 'Booking made for a caller', 200: 'The booking that this key created before' },
  },
} as const satisfies Calls
