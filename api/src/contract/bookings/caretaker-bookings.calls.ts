import { bookingSchema, jobStatsSchema } from '../schemas/answers.schema.ts'
import { advanceBookingSchema, noteSchema } from '../schemas/bookings.schema.ts'
import { z } from '../schemas/zod.ts'
import type { Calls } from '../wire/call.ts'
import { listQuery } from '../wire/list-query.ts'

/** A caretaker's calls about bookings assigned to her (rule CARE-1). */
export const caretakerBookingCalls = {
  'GET /caretaker/bookings': { query: listQuery, answer: z.array(bookingSchema), about: 'Bookings' },
  'GET /caretaker/bookings/stats': { answer: jobStatsSchema, about: 'JobStats' },
  'GET /caretaker/bookings/{id}': { answer: bookingSchema, about: 'Booking' },
  'PUT /caretaker/bookings/{id}/status': { body: advanceBookingSchema, answer: bookingSchema, about: 'Booking' },
  'POST /caretaker/bookings/{id}/notes': { body: noteSchema, answer: bookingSchema, status: 201, about: 'Booking' },
} as const satisfies Calls
