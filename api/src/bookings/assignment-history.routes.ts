import { assignmentHistoryCalls } from '../contract/bookings/bookings.calls.ts'
import type { Deps } from '../http/environment.ts'
import { ownChanges } from '../http/limits/limits.ts'
import { createRoutes } from '../http/routes.ts'
import { readAssignmentHistory } from './assignment-history.ts'
import { accessToWhileOpen } from './booking-wire.ts'
import { findBooking } from './bookings.queries.ts'
import { correctStatus } from './correct-status.ts'
import { reassignBooking } from './reassign-booking.ts'
import { undoBooking } from './undo-booking.ts'

/** Routes of the assignment history: reassign, correct, undo (rules OFF-19, OFF-20, BOOK-18). */
export const createAssignmentHistoryRoutes = (deps: Deps) =>
  createRoutes(assignmentHistoryCalls)
    .on('GET /admin/bookings/{id}/course', { audience: ['admin'], recordsAccess: 'booking' }, async ({ id }) => {
      await findBooking(deps.database.read, id, 'all')
      return readAssignmentHistory(deps.database.read, id)
    })
    .on(
      'POST /admin/bookings/{id}/handover',
      {
        audience: ['admin'],
        recordsAccess: 'booking',
        audit: { action: 'CARETAKER_ASSIGNED', resourceType: 'booking' },
      },
      ({ id, body, caller }) => {
        const { caretaker: caretakerId, reason, from } = body
        const handover = { id, caretakerId, reason, from }
        return reassignBooking(deps, caller, handover)
      },
    )
    .on(
      'POST /admin/bookings/{id}/step-back',
      {
        audience: ['admin'],
        recordsAccess: 'booking',
        audit: { action: 'BOOKING_STATUS_CHANGED', resourceType: 'booking' },
      },
      ({ id, body, caller }) => {
        const { reason, from } = body
        return correctStatus(deps, caller, { id, reason, from })
      },
    )
    .on(
      'POST /admin/bookings/{id}/undo',
      {
        audience: ['admin'],
        recordsAccess: 'booking',
        audit: { action: 'BOOKING_STATUS_CHANGED', resourceType: 'booking' },
      },
      ({ id, caller }) => {
        const undo = { id, scope: 'all', viewer: 'admin' } as const
        return undoBooking(deps, caller, undo)
      },
    )
    .on(
      'POST /caretaker/bookings/{id}/undo',
      {
        audience: ['caretaker'],
        recordsAccess: accessToWhileOpen,
        audit: { action: 'CARETAKER_STATUS_UPDATED', resourceType: 'booking' },
        limits: [{ limit: ownChanges, by: 'account' }],
      },
      ({ id, caller }) => {
        const scope = { caretaker: caller.actor.id }
        return undoBooking(deps, caller, { id, scope, viewer: 'caretaker' })
      },
    ).router
