import { type Placeholders, prepareQuery, type Reader } from '@thodu/db'
import {
  cancelBookingSchema,
  createBookingSchema,
  editBookingSchema,
  reviewBookingSchema,
} from '../contract/schemas/bookings.schema.ts'
import { z } from '../contract/schemas/zod.ts'
import { callerOf } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { answerList } from '../http/lists/list-page.ts'
import { totalOf } from '../http/lists/simple-rest.ts'
import { listQuery } from '../contract/wire/list-query.ts'
import { actorOf, checkInput, createRouter, defineRoute, idParam, jsonAnswer, jsonBody } from '../http/route.ts'
import { completeBooking, completeBookings, findBooking, listedColumns } from './bookings.queries.ts'
import { readAnalytics } from './lists/customer-analytics.ts'
import { cancelOwnBooking } from './verbs/cancel-booking.ts'
import { bookingsPerHour, createBooking } from './verbs/create-booking.ts'
import { editEvent, editOwnBooking } from './verbs/edit-booking.ts'
import { keyHeader } from '../contract/wire/key-header.ts'
import { reviewBooking } from './verbs/review-booking.ts'

/** Bookings in one answer; `range` asks for others. */
const pageSize = 200
const listRules = {
  resource: 'bookings',
  sortFields: ['createdAt'],
  defaultSort: 'createdAt',
  filter: z.strictObject({}),
} as const
const audience = ['user'] as const

const postBooking = defineRoute(
  {
    audience,
    audit: { action: 'BOOKING_CREATED', resourceType: 'booking' },
    limits: [{ limit: bookingsPerHour, by: 'verb' }],
  },
  {
    method: 'post',
    path: '/booking',
    request: { headers: keyHeader, body: jsonBody(createBookingSchema) },
    responses: { 200: jsonAnswer('POST /booking', 'Booking'), 201: jsonAnswer('POST /booking', 'Booking') },
  },
)
const getBookings = defineRoute(
  { audience },
  {
    method: 'get',
    path: '/booking',
    request: { query: listQuery.pick({ range: true }) },
    responses: { 200: jsonAnswer('GET /booking', 'Bookings, newest first, at most 200; `range` asks for others') },
  },
)
const getBooking = defineRoute(
  { audience },
  {
    method: 'get',
    path: '/booking/{id}',
    request: { params: idParam },
    responses: { 200: jsonAnswer('GET /booking/{id}', 'Booking') },
  },
)
const putBooking = defineRoute(
  { audience, audit: { action: 'PATIENT_DETAILS_UPDATED', resourceType: 'patient' } },
  {
    method: 'put',
    path: '/booking/{id}',
    request: { params: idParam, body: jsonBody(editBookingSchema) },
    responses: { 200: jsonAnswer('PUT /booking/{id}', 'Booking') },
  },
)
const postCancel = defineRoute(
  { audience, audit: { action: 'BOOKING_CANCELLED', resourceType: 'booking' } },
  {
    method: 'post',
    path: '/booking/{id}/cancel',
    request: { params: idParam, body: { ...jsonBody(cancelBookingSchema), required: false } },
    responses: { 200: jsonAnswer('POST /booking/{id}/cancel', 'Booking') },
  },
)
const postReview = defineRoute(
  { audience, audit: { action: 'RATING_SUBMITTED', resourceType: 'booking' } },
  {
    method: 'post',
    path: '/booking/{id}/review',
    request: { params: idParam, body: jsonBody(reviewBookingSchema) },
    responses: { 200: jsonAnswer('POST /booking/{id}/review', 'Booking') },
  },
)
const getAnalytics = defineRoute(
  { audience },
  { method: 'get', path: '/analytics', responses: { 200: jsonAnswer('GET /analytics', 'Analytics') } },
)

type OwnPage = { offset: number; limit: number }
const selectOwnBookings = prepareQuery(
  (db, { accountId, offset, limit }: Placeholders<OwnPage & { accountId: string }>) =>
    db
      .selectFrom('bookings')
      .select(listedColumns)
      .where('user_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .orderBy('seq', 'desc')
      .limit(limit)
      .offset(offset),
)
const countOwnBookings = prepareQuery((db, { accountId }: Placeholders<{ accountId: string }>) =>
  db
    .selectFrom('bookings')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('user_id', '=', accountId),
)

async function listOwnBookings(read: Reader, accountId: string, asked: OwnPage) {
  const page = { offset: asked.offset, limit: Math.min(asked.limit, pageSize) }
  const rows = await selectOwnBookings(read, { accountId, ...page })
  const total = await totalOf(
    page,
    rows.length,
    async () => (await countOwnBookings(read, { accountId }))[0]?.total ?? 0,
  )
  return { rows, total }
}

/** The customer's calls about bookings (rule BOOK-7). */
export const createCustomerBookingRoutes = (deps: Deps) =>
  createRouter()
    .openapi(
      postBooking,
      async (c) => {
        const key = c.req.valid('header')['idempotency-key']
        const { booking, created } = await createBooking(deps, callerOf(c), { request: c.req.valid('json'), key })
        return created ? c.json(booking, 201) : c.json(booking, 200)
      },
      (result) => checkInput(result, 'booking.incomplete'),
    )
    .openapi(getBookings, async (c) => {
      const { read } = deps.database
      const rows = await answerList(c, c.req.valid('query'), listRules, (page) =>
        listOwnBookings(read, actorOf(c).id, page),
      )
      return c.json(await completeBookings(read, rows, 'user'), 200)
    })
    .openapi(getBooking, async (c) => {
      const row = await findBooking(deps.database.read, c.req.valid('param').id, { customer: actorOf(c).id })
      return c.json(await completeBooking(deps.database.read, row, 'user'), 200)
    })
    .openapi(putBooking, async (c) => {
      const { patientDetails: details } = c.req.valid('json')
      c.set('auditEvent', editEvent(Object.keys(details)))
      return c.json(await editOwnBooking(deps, callerOf(c), { id: c.req.valid('param').id, details }), 200)
    })
    .openapi(postCancel, async (c) => {
      const { reason } = c.req.valid('json')
      return c.json(await cancelOwnBooking(deps, callerOf(c), { id: c.req.valid('param').id, reason }), 200)
    })
    .openapi(postReview, async (c) => {
      const { rating, review } = c.req.valid('json')
      return c.json(await reviewBooking(deps, callerOf(c), { id: c.req.valid('param').id, rating, review }), 200)
    })
    .openapi(getAnalytics, async (c) => c.json(await readAnalytics(deps, actorOf(c).id), 200))
