import { updatePreferencesSchema } from '../suggestions/profiles.schema.ts'
import type { Calls } from '../wire/call.ts'
import { listQuery } from '../wire/list-query.ts'
import { z } from '../wire/zod.ts'
import { assignedBookingSchema } from './assigned-booking.schema.ts'
import { assignmentHistorySchema } from './assignment-history.schema.ts'
import { bookingSchema } from './booking-answer.schema.ts'
import { analyticsSchema, bookingStatsSchema, jobStatsSchema } from './booking-figures.schema.ts'
import {
  adminStatusSchema,
  advanceBookingSchema,
  cancelBookingSchema,
  createBookingSchema,
  editBookingSchema,
  handoverSchema,
  officeBookingSchema,
  reviewBookingSchema,
  stepBackSchema,
  writeNoteSchema,
} from './bookings.schema.ts'
import { answerChangeSchema, requestChangeSchema } from './change-requests.schema.ts'

/** A repeated request returns the same booking (rule BOOK-5). */
const keyHeader = z.object({ 'idempotency-key': z.string().trim().min(1).max(200).optional() })

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
