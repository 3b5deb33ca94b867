import type { Calls } from '../wire/call.ts'
import { assignedBookingSchema } from './assigned-booking.schema.ts'
import { assignmentHistorySchema } from './assignment-history.schema.ts'
import { bookingSchema } from './booking-answer.schema.ts'
import { handoverSchema, stepBackSchema } from './bookings.schema.ts'

/** API calls for assignment history, handover, correction and undo (rules OFF-19, OFF-20, BOOK-18). */
export const assignmentHistoryCalls = {
  'GET /admin/bookings/{id}/course': { answer: assignmentHistorySchema, about: 'Assignment history' },
  'POST /admin/bookings/{id}/handover': {
    body: handoverSchema,
    answer: assignedBookingSchema,
    about: 'Booking with its new caretaker; `warnings` lists e.g. missing checks',
  },
  'POST /admin/bookings/{id}/step-back': {
    body: stepBackSchema,
    answer: bookingSchema,
    about: 'Booking one step back',
  },
  'POST /admin/bookings/{id}/undo': { answer: bookingSchema, about: 'Booking after the undo' },
  'POST /caretaker/bookings/{id}/undo': { answer: bookingSchema, about: 'Booking after the undo' },
} as const satisfies Calls
