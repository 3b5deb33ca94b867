import { handoverSchema, stepBackSchema } from '../contract/schemas/bookings.schema.ts'
import { callerOf } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { createRouter, defineRoute, idParam, jsonAnswer, jsonBody } from '../http/route.ts'
import { seesWhileOpen } from './booking-wire.ts'
import { findBooking } from './bookings.queries.ts'
import { readCourse } from './care/booking-course.ts'
import { handOver } from './care/hand-over.ts'
import { setStepBack } from './care/step-back.ts'
import { undoBooking } from './care/undo-booking.ts'

const getCourse = defineRoute(
  { audience: ['admin'], sees: 'booking' },
  {
    method: 'get',
    path: '/admin/bookings/{id}/course',
    request: { params: idParam },
    responses: { 200: jsonAnswer('GET /admin/bookings/{id}/course', 'Who cared from when to when') },
  },
)
const postHandover = defineRoute(
  { audience: ['admin'], sees: 'booking', audit: { action: 'CARETAKER_ASSIGNED', resourceType: 'booking' } },
  {
    method: 'post',
    path: '/admin/bookings/{id}/handover',
    request: { params: idParam, body: jsonBody(handoverSchema) },
    responses: { 200: jsonAnswer('POST /admin/bookings/{id}/handover', 'Booking with its new caretaker') },
  },
)
const postStepBack = defineRoute(
  { audience: ['admin'], sees: 'booking', audit: { action: 'BOOKING_STATUS_CHANGED', resourceType: 'booking' } },
  {
    method: 'post',
    path: '/admin/bookings/{id}/step-back',
    request: { params: idParam, body: jsonBody(stepBackSchema) },
    responses: { 200: jsonAnswer('POST /admin/bookings/{id}/step-back', 'Booking one step back') },
  },
)
const postUndo = defineRoute(
  { audience: ['admin'], sees: 'booking', audit: { action: 'BOOKING_STATUS_CHANGED', resourceType: 'booking' } },
  {
    method: 'post',
    path: '/admin/bookings/{id}/undo',
    request: { params: idParam },
    responses: { 200: jsonAnswer('POST /admin/bookings/{id}/undo', 'Booking as it stood') },
  },
)
const postOwnUndo = defineRoute(
  {
    audience: ['caretaker'],
    sees: seesWhileOpen,
    audit: { action: 'CARETAKER_STATUS_UPDATED', resourceType: 'booking' },
  },
  {
    method: 'post',
    path: '/caretaker/bookings/{id}/undo',
    request: { params: idParam },
    responses: { 200: jsonAnswer('POST /caretaker/bookings/{id}/undo', 'Booking as it stood') },
  },
)

/** What happens to the care of a booking beside its steps: handover, setting right, undo (rules OFF-19, OFF-20, BOOK-18). */
export const createCourseRoutes = (deps: Deps) =>
  createRouter()
    .openapi(getCourse, async (c) => {
      const { id } = await findBooking(deps.database.read, c.req.valid('param').id, 'all')
      return c.json(await readCourse(deps.database.read, id), 200)
    })
    .openapi(postHandover, async (c) => {
      const { caretaker: caretakerId, reason, from } = c.req.valid('json')
      const handover = { id: c.req.valid('param').id, caretakerId, reason, from }
      return c.json(await handOver(deps, callerOf(c), handover), 200)
    })
    .openapi(postStepBack, async (c) => {
      const { reason, from } = c.req.valid('json')
      return c.json(await setStepBack(deps, callerOf(c), { id: c.req.valid('param').id, reason, from }), 200)
    })
    .openapi(postUndo, async (c) => {
      const undo = { id: c.req.valid('param').id, scope: 'all', viewer: 'admin' } as const
      return c.json(await undoBooking(deps, callerOf(c), undo), 200)
    })
    .openapi(postOwnUndo, async (c) => {
      const caller = callerOf(c)
      const scope = { caretaker: caller.actor.id }
      return c.json(await undoBooking(deps, caller, { id: c.req.valid('param').id, scope, viewer: 'caretaker' }), 200)
    })
