import { isBinding } from '../contract/care/booking-status.ts'
import { advanceBookingSchema, noteSchema } from '../contract/schemas/bookings.schema.ts'
import { idsOf, listed } from '../http/answers/sees.ts'
import { callerOf } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { answerList } from '../http/lists/list-page.ts'
import { listQuery } from '../contract/wire/list-query.ts'
import { createRouter, defineRoute, idParam, jsonAnswer, jsonBody } from '../http/route.ts'
import { stepAction } from './booking-rules.ts'
import { seesWhileOpen } from './booking-wire.ts'
import { completeBooking, completeBookings, findBooking } from './bookings.queries.ts'
import { caretakerFilter, caretakerSorts } from './lists/booking-filter.ts'
import { readJobStats } from './lists/job-stats.ts'
import { listBookings } from './lists/list-bookings.ts'
import { addNote } from './verbs/add-note.ts'
import { advanceBooking } from './verbs/advance-booking.ts'

const audience = ['caretaker'] as const

const getBookings = defineRoute(
  { audience, sees: (bookings) => listed('booking', idsOf(bookings.filter(({ status }) => isBinding(status)))) },
  {
    method: 'get',
    path: '/caretaker/bookings',
    request: { query: listQuery },
    responses: { 200: jsonAnswer('GET /caretaker/bookings', 'Bookings') },
  },
)
const getStats = defineRoute(
  { audience, sees: 'nobody' },
  {
    method: 'get',
    path: '/caretaker/bookings/stats',
    responses: { 200: jsonAnswer('GET /caretaker/bookings/stats', 'JobStats') },
  },
)
const getBooking = defineRoute(
  { audience, sees: seesWhileOpen },
  {
    method: 'get',
    path: '/caretaker/bookings/{id}',
    request: { params: idParam },
    responses: { 200: jsonAnswer('GET /caretaker/bookings/{id}', 'Booking') },
  },
)
const putStatus = defineRoute(
  { audience, sees: seesWhileOpen, audit: { action: 'CARETAKER_STATUS_UPDATED', resourceType: 'booking' } },
  {
    method: 'put',
    path: '/caretaker/bookings/{id}/status',
    request: { params: idParam, body: jsonBody(advanceBookingSchema) },
    responses: { 200: jsonAnswer('PUT /caretaker/bookings/{id}/status', 'Booking') },
  },
)
const postNote = defineRoute(
  { audience, sees: seesWhileOpen, audit: { action: 'NOTES_ADDED', resourceType: 'booking' } },
  {
    method: 'post',
    path: '/caretaker/bookings/{id}/notes',
    request: { params: idParam, body: jsonBody(noteSchema) },
    responses: { 201: jsonAnswer('POST /caretaker/bookings/{id}/notes', 'Booking') },
  },
)

/** The caretaker's calls, all scoped to bookings assigned to the caller (rule CARE-1). */
export const createCaretakerBookingRoutes = (deps: Deps) =>
  createRouter()
    .openapi(getBookings, async (c) => {
      const caller = callerOf(c)
      const rules = {
        resource: 'bookings',
        sortFields: caretakerSorts,
        defaultSort: 'open',
        filter: caretakerFilter,
      } as const
      const rows = await answerList(c, c.req.valid('query'), rules, (list) =>
        listBookings(deps.database.read, list, caller.actor.id),
      )
      return c.json(await completeBookings(deps.database.read, rows, 'caretaker'), 200)
    })
    // Before {id}, which would take "stats" for one.
    .openapi(getStats, async (c) => c.json(await readJobStats(deps.database.read, callerOf(c).actor.id), 200))
    .openapi(getBooking, async (c) => {
      const caller = callerOf(c)
      const row = await findBooking(deps.database.read, c.req.valid('param').id, { caretaker: caller.actor.id })
      return c.json(await completeBooking(deps.database.read, row, 'caretaker'), 200)
    })
    .openapi(putStatus, async (c) => {
      const { status } = c.req.valid('json')
      c.set('auditEvent', { action: stepAction(status) })
      return c.json(await advanceBooking(deps, callerOf(c), { id: c.req.valid('param').id, status }), 200)
    })
    .openapi(postNote, async (c) => {
      const { note } = c.req.valid('json')
      return c.json(await addNote(deps, callerOf(c), { id: c.req.valid('param').id, note }), 201)
    })
