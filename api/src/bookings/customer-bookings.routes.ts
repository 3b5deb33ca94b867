import { type Placeholders, prepareQuery, type Reader } from '@thodu/db'
import { customerBookingCalls } from '../contract/bookings/bookings.calls.ts'
import { z } from '../contract/wire/zod.ts'
import type { Deps } from '../http/environment.ts'
import { ownChanges } from '../http/limits/limits.ts'
import { answerList } from '../http/lists/list-page.ts'
import { totalOf } from '../http/lists/simple-rest.ts'
import { createRoutes, Reply } from '../http/routes.ts'
import { completeBooking, completeBookings, findBooking, listedColumns } from './bookings.queries.ts'
import { cancelOwnBooking } from './cancel-booking.ts'
import { bookingsPerHour, createBooking } from './create-booking.ts'
import { readAnalytics } from './customer-analytics.ts'
import { editEvent, editOwnBooking, editsPerHour } from './edit-booking.ts'
import { reviewBooking } from './review-booking.ts'

/** One answer contains at most this many bookings; a client requests more by `range`. */
const pageSize = 200
const listRules = {
  resource: 'bookings',
  sortFields: ['createdAt'],
  defaultSort: 'createdAt',
  filter: z.strictObject({}),
} as const
const audience = ['user'] as const

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

/** Routes of a customer's own bookings (rule BOOK-7). */
export const createCustomerBookingRoutes = (deps: Deps) =>
  createRoutes(customerBookingCalls)
    .on(
      'POST /booking',
      {
        audience,
        audit: { action: 'BOOKING_CREATED', resourceType: 'booking' },
        limits: [{ limit: bookingsPerHour, by: 'verb' }],
        invalid: 'booking.incomplete',
      },
      async ({ body, headers, caller }) => {
        const key = headers['idempotency-key']
        const { booking, created } = await createBooking(deps, caller, { request: body, key })
        return created ? new Reply(201, booking) : booking
      },
    )
    .on('GET /booking', { audience }, async ({ query, caller, c }) => {
      const { read } = deps.database
      const rows = await answerList(c, query, listRules, (page) => listOwnBookings(read, caller.actor.id, page))
      return completeBookings(read, rows, 'user')
    })
    .on('GET /booking/{id}', { audience }, async ({ id, caller }) => {
      const row = await findBooking(deps.database.read, id, { customer: caller.actor.id })
      return completeBooking(deps.database.read, row, 'user')
    })
    .on(
      'PUT /booking/{id}',
      {
        audience,
        audit: { action: 'PATIENT_DETAILS_UPDATED', resourceType: 'patient' },
        limits: [{ limit: editsPerHour, by: 'account' }],
      },
      ({ id, body, caller, c }) => {
        const { patientDetails: details } = body
        c.set('auditEvent', editEvent(Object.keys(details)))
        return editOwnBooking(deps, caller, { id, details })
      },
    )
    .on(
      'POST /booking/{id}/cancel',
      {
        audience,
        audit: { action: 'BOOKING_CANCELLED', resourceType: 'booking' },
        limits: [{ limit: ownChanges, by: 'account' }],
      },
      ({ id, body, caller }) => {
        const { reason } = body
        return cancelOwnBooking(deps, caller, { id, reason })
      },
    )
    .on(
      'POST /booking/{id}/review',
      {
        audience,
        audit: { action: 'RATING_SUBMITTED', resourceType: 'booking' },
        limits: [{ limit: ownChanges, by: 'account' }],
      },
      ({ id, body, caller }) => {
        const { rating, review } = body
        return reviewBooking(deps, caller, { id, rating, review })
      },
    )
    .on('GET /analytics', { audience }, ({ caller }) => readAnalytics(deps, caller.actor.id)).router
