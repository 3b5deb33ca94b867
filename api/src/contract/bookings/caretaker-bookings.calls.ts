import type { Calls } from '../wire/call.ts'
import { listQuery } from '../wire/list-query.ts'
import { z } from '../wire/zod.ts'
import { bookingSchema } from './booking-answer.schema.ts'
import { jobStatsSchema } from './booking-figures.schema.ts'
import { advanceBookingSchema, writeNoteSchema } from './bookings.schema.ts'

/** API calls of caretakers for their assigned bookings (rule CARE-1). */
export const caretakerBookingCalls = {
  'GET /caretaker/bookings': { query: listQuery, answer: z.array(bookingSchema), about: 'Bookings' },
  'GET /caretaker/bookings/stats': { answer: jobStatsSchema, about: "Statistics of the caretaker's jobs" },
  'GET /caretaker/bookings/{id}': { answer: bookingSchema, about: 'Booking' },
  'PUT /caretaker/bookings/{id}/status': { body: advanceBookingSchema, answer: bookingSchema, about: 'Booking' },
  'POST /caretaker/bookings/{id}/notes': {
    body: writeNoteSchema,
    answer: bookingSchema,
    status: 201,
    about: 'Booking',
  },
} as const satisfies Calls
