import type { Calls } from '../wire/call.ts'
import { bookingSchema } from './booking-answer.schema.ts'
import { answerChangeSchema, requestChangeSchema } from './change-requests.schema.ts'

/** API calls for change requests (rule BOOK-19). */
export const changeRequestCalls = {
  'POST /booking/{id}/change-request': {
    body: requestChangeSchema,
    answer: bookingSchema,
    about: 'Booking with the change request; a repeated request returns the same',
  },
  'POST /booking/{id}/change-request/withdraw': {
    answer: bookingSchema,
    about: 'Booking without an open change request',
  },
  'PUT /admin/bookings/{id}/change-request': {
    body: answerChangeSchema,
    answer: bookingSchema,
    about: 'Booking with the answered change request',
  },
} as const satisfies Calls
