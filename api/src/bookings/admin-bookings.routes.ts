import type { z } from 'zod'
import type { AuditAction } from '../contract/audit-actions.ts'
import { adminStatusSchema, type Booking, editBookingSchema } from '../contract/schemas/bookings.schema.ts'
import { updatePreferencesSchema } from '../contract/schemas/matching/profiles.schema.ts'
import { idsOf, listed } from '../http/answers/sees.ts'
import { type Caller, callerOf } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { answerList } from '../http/lists/list-page.ts'
import { listQuery } from '../contract/wire/list-query.ts'
import { createRouter, defineRoute, idParam, jsonAnswer, jsonBody } from '../http/route.ts'
import { nextPromise } from '../promises/promises.queries.ts'
import { officeAction } from './booking-rules.ts'
import { completeBooking, completeBookings, findBooking } from './bookings.queries.ts'
import { updatePreferences } from './care/update-preferences.ts'
import { adminFilter, bookingSorts } from './lists/booking-filter.ts'
import { readBookingStats } from './lists/booking-stats.ts'
import { listBookings } from './lists/list-bookings.ts'
import { assignCaretaker, takeBackCaretaker } from './verbs/assign-caretaker.ts'
import { correctBooking, editEvent } from './verbs/edit-booking.ts'
import { setBookingStatus } from './verbs/set-booking-status.ts'

const audience = ['admin'] as const

const getBookings = defineRoute(
  { audience, sees: (bookings) => listed('booking', idsOf(bookings)) },
  {
    method: 'get',
    path: '/admin/bookings',
    request: { query: listQuery },
    responses: { 200: jsonAnswer('GET /admin/bookings', 'Bookings') },
  },
)
const getStats = defineRoute(
  { audience, sees: 'nobody' },
  {
    method: 'get',
    path: '/admin/bookings/stats',
    responses: { 200: jsonAnswer('GET /admin/bookings/stats', 'BookingStats') },
  },
)
const getBooking = defineRoute(
  { audience, sees: 'booking' },
  {
    method: 'get',
    path: '/admin/bookings/{id}',
    request: { params: idParam },
    responses: { 200: jsonAnswer('GET /admin/bookings/{id}', 'Booking') },
  },
)
const putStatus = defineRoute(
  { audience, sees: 'booking', audit: { action: 'BOOKING_STATUS_CHANGED', resourceType: 'booking' } },
  {
    method: 'put',
    path: '/admin/bookings/{id}/status',
    request: { params: idParam, body: jsonBody(adminStatusSchema) },
    responses: { 200: jsonAnswer('PUT /admin/bookings/{id}/status', 'Booking') },
  },
)
const putBooking = defineRoute(
  { audience, sees: 'booking', audit: { action: 'PATIENT_DETAILS_UPDATED', resourceType: 'patient' } },
  {
    method: 'put',
    path: '/admin/bookings/{id}',
    request: { params: idParam, body: jsonBody(editBookingSchema) },
    responses: { 200: jsonAnswer('PUT /admin/bookings/{id}', 'Booking') },
  },
)

const putPreferences = defineRoute(
  { audience, sees: 'booking', audit: { action: 'BOOKING_UPDATED', resourceType: 'booking' } },
  {
    method: 'put',
    path: '/admin/bookings/{id}/preferences',
    request: { params: idParam, body: jsonBody(updatePreferencesSchema) },
    responses: { 200: jsonAnswer('PUT /admin/bookings/{id}/preferences', 'Booking') },
  },
)

type StatusRequest = z.output<typeof adminStatusSchema>

function actionOf(request: StatusRequest): AuditAction {
  if ('status' in request) return officeAction(request.status)
  return request.assignedCaregiver === null ? 'CARETAKER_UNASSIGNED' : 'CARETAKER_ASSIGNED'
}

function applyStatus(deps: Deps, caller: Caller, id: string, request: StatusRequest): Promise<Booking> {
  if ('status' in request) return setBookingStatus(deps, caller, { id, status: request.status, reason: request.reason })
  return request.assignedCaregiver === null
    ? takeBackCaretaker(deps, caller, { id })
    : assignCaretaker(deps, caller, { id, caretakerId: request.assignedCaregiver })
}

/** The office's calls about bookings (rule OFF-6). */
export const createAdminBookingRoutes = (deps: Deps) =>
  createRouter()
    .openapi(getBookings, async (c) => {
      const rules = {
        resource: 'bookings',
        sortFields: bookingSorts,
        defaultSort: 'createdAt',
        filter: adminFilter,
      } as const
      const rows = await answerList(c, c.req.valid('query'), rules, (list) => listBookings(deps.database.read, list))
      const bookings = await completeBookings(deps.database.read, rows, 'admin')
      return c.json(
        bookings.map((booking) => ({ ...booking, promises: nextPromise(booking.promises) })),
        200,
      )
    })
    // Before {id}, which would take "stats" for one.
    .openapi(getStats, async (c) => c.json(await readBookingStats(deps), 200))
    .openapi(getBooking, async (c) => {
      const row = await findBooking(deps.database.read, c.req.valid('param').id, 'all')
      return c.json(await completeBooking(deps.database.read, row, 'admin'), 200)
    })
    .openapi(putStatus, async (c) => {
      const request = c.req.valid('json')
      c.set('auditEvent', { action: actionOf(request) })
      return c.json(await applyStatus(deps, callerOf(c), c.req.valid('param').id, request), 200)
    })
    .openapi(putBooking, async (c) => {
      const { patientDetails: details } = c.req.valid('json')
      c.set('auditEvent', editEvent(Object.keys(details)))
      return c.json(await correctBooking(deps, callerOf(c), { id: c.req.valid('param').id, details }), 200)
    })
    .openapi(putPreferences, async (c) => {
      const wishes = c.req.valid('json')
      return c.json(await updatePreferences(deps, callerOf(c), { id: c.req.valid('param').id, wishes }), 200)
    })
