import type { z } from 'zod'
import type { AuditAction } from '../contract/audit/audit-actions.ts'
import type { AssignedBooking } from '../contract/bookings/assigned-booking.schema.ts'
import { adminBookingCalls } from '../contract/bookings/bookings.calls.ts'
import type { adminStatusSchema } from '../contract/bookings/bookings.schema.ts'
import { idsOf, listedRecords } from '../http/answers/record-access.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { answerList } from '../http/lists/list-page.ts'
import { createRoutes } from '../http/routes.ts'
import { nextPromise } from '../promises/promises.queries.ts'
import { assignCaretaker, unassignCaretaker } from './assign-caretaker.ts'
import { adminFilter, bookingSorts } from './booking-filter.ts'
import { officeAction } from './booking-rules.ts'
import { readBookingStats } from './booking-stats.ts'
import { completeBooking, completeBookings, findBooking } from './bookings.queries.ts'
import { correctBooking, editEvent } from './edit-booking.ts'
import { listBookings } from './list-bookings.ts'
import { setBookingStatus } from './set-booking-status.ts'
import { updatePreferences } from './update-preferences.ts'

const audience = ['admin'] as const

type StatusRequest = z.output<typeof adminStatusSchema>

function actionOf(request: StatusRequest): AuditAction {
  if ('status' in request) return officeAction(request.status)
  return request.assignedCaregiver === null ? 'CARETAKER_UNASSIGNED' : 'CARETAKER_ASSIGNED'
}

function applyStatus(deps: Deps, caller: Caller, id: string, request: StatusRequest): Promise<AssignedBooking> {
  if ('status' in request) return setBookingStatus(deps, caller, { id, status: request.status, reason: request.reason })
  return request.assignedCaregiver === null
    ? unassignCaretaker(deps, caller, { id, reason: request.reason })
    : assignCaretaker(deps, caller, { id, caretakerId: request.assignedCaregiver, reason: request.reason })
}

/** Routes of bookings for admins (rule OFF-6). */
export const createAdminBookingRoutes = (deps: Deps) =>
  createRoutes(adminBookingCalls)
    .on(
      'GET /admin/bookings',
      { audience, recordsAccess: (bookings) => listedRecords('booking', idsOf(bookings)) },
      async ({ query, c }) => {
        const rules = {
          resource: 'bookings',
          sortFields: bookingSorts,
          defaultSort: 'createdAt',
          filter: adminFilter,
        } as const
        const rows = await answerList(c, query, rules, (list) => listBookings(deps.database.read, list))
        const bookings = await completeBookings(deps.database.read, rows, 'admin')
        // Assigned, because a copy has thirty fields.
        for (const booking of bookings) booking.promises = nextPromise(booking.promises)
        return bookings
      },
    )
    // This call comes before {id}, which would match "stats".
    .on('GET /admin/bookings/stats', { audience, recordsAccess: 'none' }, () => readBookingStats(deps))
    .on('GET /admin/bookings/{id}', { audience, recordsAccess: 'booking' }, async ({ id }) => {
      const row = await findBooking(deps.database.read, id, 'all')
      return completeBooking(deps.database.read, row, 'admin')
    })
    .on(
      'PUT /admin/bookings/{id}/status',
      { audience, recordsAccess: 'booking', audit: { action: 'BOOKING_STATUS_CHANGED', resourceType: 'booking' } },
      ({ id, body, caller, c }) => {
        const request = body
        c.set('auditEvent', { action: actionOf(request) })
        return applyStatus(deps, caller, id, request)
      },
    )
    .on(
      'PUT /admin/bookings/{id}',
      { audience, recordsAccess: 'booking', audit: { action: 'PATIENT_DETAILS_UPDATED', resourceType: 'patient' } },
      ({ id, body, caller, c }) => {
        const { patientDetails: details } = body
        c.set('auditEvent', editEvent(Object.keys(details)))
        return correctBooking(deps, caller, { id, details })
      },
    )
    .on(
      'PUT /admin/bookings/{id}/preferences',
      { audience, recordsAccess: 'booking', audit: { action: 'BOOKING_UPDATED', resourceType: 'booking' } },
      ({ id, body, caller }) => {
        const wishes = body
        return updatePreferences(deps, caller, { id, wishes })
      },
    ).router
