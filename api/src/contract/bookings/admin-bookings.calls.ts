import { updatePreferencesSchema } from '../suggestions/profiles.schema.ts'
import type { Calls } from '../wire/call.ts'
import { listQuery } from '../wire/list-query.ts'
import { z } from '../wire/zod.ts'
import { assignedBookingSchema } from './assigned-booking.schema.ts'
import { bookingSchema } from './booking-answer.schema.ts'
import { bookingStatsSchema } from './booking-figures.schema.ts'
import { adminStatusSchema, editBookingSchema } from './bookings.schema.ts'

/** API calls of the office for bookings (rule OFF-6). */
export const adminBookingCalls = {
  'GET /admin/bookings': { query: listQuery, answer: z.array(bookingSchema), about: 'Bookings' },
  'GET /admin/bookings/stats': { answer: bookingStatsSchema, about: 'Statistics of bookings' },
  'GET /admin/bookings/{id}': { answer: bookingSchema, about: 'Booking' },
  'PUT /admin/bookings/{id}/status': {
    body: adminStatusSchema,
    answer: assignedBookingSchema,
    about: 'Booking. After an assignment `warnings` lists e.g. missing checks',
  },
  'PUT /admin/bookings/{id}': { body: editBookingSchema, answer: bookingSchema, about: 'Booking' },
  'PUT /admin/bookings/{id}/preferences': { body: updatePreferencesSchema, answer: bookingSchema, about: 'Booking' },
} as const satisfies Calls
