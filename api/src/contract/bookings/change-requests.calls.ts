import type { Calls } from '../wire/call.ts'
import { bookingSchema } from './booking-answer.schema.ts'
import { answerChangeSchema, askChangeSchema } from './change-requests.schema.ts'

/** API calls for change requests (rule BOOK-19). */
export const changeRequestCalls = {
  'POST /booking/{id}/change-request': {
    body: askChangeSchema,
    answer: bookingSchema,
    about: 'Booking with what is asked for; asked again, with that',
  },
  'POST /booking/{id}/change-request/withdraw': { answer: bookingSchema, about: 'Booking, asked for nothing' },
  'PUT /admin/bookings/{id}/change-request': {
    body: answerChangeSchema,
    answer: bookingSchema,
    about: 'Booking with what was done about it',
  },
} as const satisfies Calls
