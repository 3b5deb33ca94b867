import { findBooking } from '../../bookings/bookings.queries.ts'
import { moveVisitSchema, skipOwnVisitSchema } from '../../contract/schemas/visits.schema.ts'
import { day, id } from '../../contract/schemas/wire-parts.ts'
import { z } from '../../contract/schemas/zod.ts'
import { callerOf } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { badRequest, conflict } from '../../http/errors/api-error.ts'
import { createRouter, defineRoute, idParam, jsonAnswer, jsonBody } from '../../http/route.ts'
import { isRealDay } from '../../roster/rules/check-plan.ts'
import { addDays, dayOfMoment, momentOf, toMoment } from '../../roster/rules/visit-times.ts'
import { whyNotMoved } from './change-rules.ts'
import { findFamilyVisit, listFamilyVisits, listPastVisits } from './family-visits.queries.ts'
import { findOptions } from './find-options.ts'
import { moveVisit } from './move-visit.ts'
import { confirmHere, reportAbsent } from './report-visit.ts'
import { skipVisit } from './skip-visit.ts'
import { toFamilyVisit } from './to-family-visit.ts'

/** Days in one answer. */
const pageDays = 31
/** Visits in one answer of what happened. */
const pageVisits = 20
/** Each is mails to people who have to act on them. */
const visitChanges = { name: 'visit-changes', max: 60, perSeconds: 3_600 }
const audience = ['user'] as const
const changed = { action: 'BOOKING_UPDATED', resourceType: 'booking' } as const
const reported = { action: 'STATUS_UPDATE', resourceType: 'booking' } as const
const limits = [{ limit: visitChanges, by: 'account' }] as const

const getVisits = defineRoute(
  { audience },
  {
    method: 'get',
    path: '/booking/{id}/visits',
    request: { params: idParam, query: z.object({ from: day }).partial() },
    responses: { 200: jsonAnswer('GET /booking/{id}/visits', 'Visits of 31 days, from today or the day given on') },
  },
)
const getPastVisits = defineRoute(
  { audience },
  {
    method: 'get',
    path: '/booking/{id}/visits/past',
    request: { params: idParam, query: z.object({ before: id }).partial() },
    responses: {
      200: jsonAnswer('GET /booking/{id}/visits/past', '20 visits that have begun or should have, the latest first'),
    },
  },
)
const getOptions = defineRoute(
  { audience },
  {
    method: 'get',
    path: '/visits/{id}/options',
    request: { params: idParam, query: z.object({ day }).partial() },
    responses: { 200: jsonAnswer('GET /visits/{id}/options', 'Times of a day to which the visit can be moved') },
  },
)
const postMove = defineRoute(
  { audience, audit: changed, limits },
  {
    method: 'post',
    path: '/visits/{id}/move',
    request: { params: idParam, body: jsonBody(moveVisitSchema) },
    responses: { 200: jsonAnswer('POST /visits/{id}/move', 'The visit at its new time') },
  },
)
const postSkip = defineRoute(
  { audience, audit: changed, limits },
  {
    method: 'post',
    path: '/visits/{id}/skip',
    request: { params: idParam, body: jsonBody(skipOwnVisitSchema) },
    responses: { 200: jsonAnswer('POST /visits/{id}/skip', 'The visit, left out') },
  },
)
const postNotHere = defineRoute(
  { audience, audit: reported, limits },
  {
    method: 'post',
    path: '/visits/{id}/not-here',
    request: { params: idParam },
    responses: { 200: jsonAnswer('POST /visits/{id}/not-here', 'The visit to which nobody came') },
  },
)
const postConfirm = defineRoute(
  { audience, audit: reported, limits },
  {
    method: 'post',
    path: '/visits/{id}/confirm-here',
    request: { params: idParam },
    responses: { 200: jsonAnswer('POST /visits/{id}/confirm-here', 'The visit, its start borne out') },
  },
)

/** The family's calls about the visits of own bookings (rules DAY-9, DAY-16). */
export const createFamilyVisitRoutes = (deps: Deps) =>
  createRouter()
    .openapi(getVisits, async (c) => {
      const { actor, language } = callerOf(c)
      const { read } = deps.database
      const now = deps.now()
      const { from = dayOfMoment(momentOf(now)) } = c.req.valid('query')
      if (!isRealDay(from)) throw badRequest('request.bad_query')
      const booking = await findBooking(read, c.req.valid('param').id, { customer: actor.id })
      const span = { from: toMoment(from, 0), to: toMoment(addDays(from, pageDays), 0) }
      const visits = await listFamilyVisits(read, { booking: booking.id, family: actor.id, ...span })
      return c.json(
        visits.map((visit) => toFamilyVisit(visit, now, language)),
        200,
      )
    })
    .openapi(getPastVisits, async (c) => {
      const { actor, language } = callerOf(c)
      const { read } = deps.database
      const now = deps.now()
      const booking = await findBooking(read, c.req.valid('param').id, { customer: actor.id })
      const { before: last } = c.req.valid('query')
      const before = last === undefined ? { starts_min: momentOf(now) } : await findFamilyVisit(read, last, actor.id)
      const limit = pageVisits + 1
      const found = await listPastVisits(read, { booking: booking.id, family: actor.id, before, limit })
      const visits = found.slice(0, pageVisits).map((visit) => toFamilyVisit(visit, now, language))
      return c.json({ visits, more: found.length > pageVisits }, 200)
    })
    .openapi(getOptions, async (c) => {
      const { read } = deps.database
      const now = deps.now()
      const visit = await findFamilyVisit(read, c.req.valid('param').id, callerOf(c).actor.id)
      const { day: wanted = dayOfMoment(visit.starts_min) } = c.req.valid('query')
      if (!isRealDay(wanted)) throw badRequest('request.bad_query')
      const why = whyNotMoved(visit, now)
      if (why !== undefined) throw conflict(why)
      return c.json(await findOptions(read, visit, wanted, now), 200)
    })
    .openapi(postMove, async (c) =>
      c.json(await moveVisit(deps, callerOf(c), { id: c.req.valid('param').id, ...c.req.valid('json') }), 200),
    )
    .openapi(postSkip, async (c) =>
      c.json(await skipVisit(deps, callerOf(c), { id: c.req.valid('param').id, ...c.req.valid('json') }), 200),
    )
    .openapi(postNotHere, async (c) => c.json(await reportAbsent(deps, callerOf(c), c.req.valid('param')), 200))
    .openapi(postConfirm, async (c) => c.json(await confirmHere(deps, callerOf(c), c.req.valid('param')), 200))
