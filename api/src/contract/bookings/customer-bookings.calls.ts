import type { Calls } from '../wire/call.ts'
import { keyHeader } from '../wire/key-header.ts'
import { listQuery } from '../wire/list-query.ts'
import { z } from '../wire/zod.ts'
import { bookingSchema } from './booking-answer.schema.ts'
import { analyticsSchema } from './booking-figures.schema.ts'
import { cancelBookingSchema, createBookingSchema, editBookingSchema, reviewBookingSchema } from './bookings.schema.ts'

/** API calls of customers for their own bookings (rule BOOK-7). */
export const customerBookingCalls = {
  'POST /booking': {
    headers: keyHeader,
    body: createBookingSchema,
    answer: bookingSchema,
    status: [200, 201],
    about: 'Booking',
  },
  'GET /booking': {
    query: listQuery.pick({ range: true }),
    answer: z.array(bookingSchema),
    about: 'Bookings, newest first, at most 200; `range` selects others',
  },
  'GET /booking/{id}': { answer: bookingSchema, about: 'Booking' },
  'PUT /booking/{id}': { body: editBookingSchema, answer: bookingSchema, about: 'Booking' },
  'POST /booking/{id}/cancel': {
    body: cancelBookingSchema,
    bodyOptional: true,
    answer: bookingSchema,
    about: 'Booking',
  },
  'POST /booking/{id}/review': { body: reviewBookingSchema, answer: bookingSchema, about: 'Booking' },
  'GET /analytics': { answer: analyticsSchema, about: "Statistics of the customer's bookings" },
} as const satisfies Calls
