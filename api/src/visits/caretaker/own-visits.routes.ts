import { isRealDay } from '../../contract/calendar-day.ts'
import { dayInCity } from '../../contract/formats.ts'
import { startVisitSchema } from '../../contract/schemas/visits.schema.ts'
import { day } from '../../contract/schemas/wire-parts.ts'
import { z } from '../../contract/schemas/zod.ts'
import { tellSeen } from '../../http/answers/sees.ts'
import { callerOf } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { badRequest } from '../../http/errors/api-error.ts'
import { createRouter, defineRoute, idParam, jsonAnswer, jsonBody } from '../../http/route.ts'
import { toMoment } from '../../roster/rules/visit-times.ts'
import { endVisit } from './end-visit.ts'
import { listOwnVisits } from './own-visits.queries.ts'
import { startVisit } from './start-visit.ts'
import { shownOf, toOwnVisits } from './to-own-visit.ts'

/** Each step is rows that stay for ever. */
const visitSteps = { name: 'visit-steps', max: 120, perSeconds: 3_600 }
const audience = ['caretaker'] as const
const audit = { action: 'STATUS_UPDATE', resourceType: 'booking' } as const

/** Days in one answer; and how many are answered where nobody says. */
const longestSpan = 62
const usualSpan = 14
const minutesOfDay = 1_440

const getVisits = defineRoute(
  { audience, sees: 'told' },
  {
    method: 'get',
    path: '/caretaker/visits',
    request: { query: z.object({ from: day, to: day }).partial() },
    responses: { 200: jsonAnswer('GET /caretaker/visits', 'Own visits of these days, the earliest first') },
  },
)
const postStart = defineRoute(
  { audience, sees: 'told', audit, limits: [{ limit: visitSteps, by: 'account' }] },
  {
    method: 'post',
    path: '/caretaker/visits/{id}/start',
    request: { params: idParam, body: jsonBody(startVisitSchema) },
    responses: { 200: jsonAnswer('POST /caretaker/visits/{id}/start', 'The visit, started') },
  },
)
const postEnd = defineRoute(
  { audience, sees: 'told', audit, limits: [{ limit: visitSteps, by: 'account' }] },
  {
    method: 'post',
    path: '/caretaker/visits/{id}/end',
    request: { params: idParam, body: jsonBody(startVisitSchema) },
    responses: { 200: jsonAnswer('POST /caretaker/visits/{id}/end', 'The visit, ended') },
  },
)

/** The minutes from the beginning of one day of the city to the end of another. @throws ApiError 400 */
function readSpan({ from, to }: { from?: string | undefined; to?: string | undefined }, now: Date) {
  if (![from, to].every((day) => day === undefined || isRealDay(day))) throw badRequest('request.bad_query')
  const first = toMoment(from ?? dayInCity(now), 0)
  const last = to === undefined ? first + usualSpan * minutesOfDay : toMoment(to, minutesOfDay)
  const isSpan = first < last && last - first <= longestSpan * minutesOfDay
  if (!isSpan) throw badRequest('request.bad_query')
  return { from: first, to: last }
}

/** The caretaker's calls about visits, all of them about own ones (rule DAY-1). */
export const createOwnVisitRoutes = (deps: Deps) =>
  createRouter()
    .openapi(getVisits, async (c) => {
      const caller = callerOf(c)
      const { read } = deps.database
      const now = deps.now()
      const visits = await listOwnVisits(read, caller.actor.id, readSpan(c.req.valid('query'), now))
      tellSeen(c, shownOf(visits, now))
      return c.json(await toOwnVisits(read, visits, now), 200)
    })
    .openapi(postStart, async (c) => {
      const step = { id: c.req.valid('param').id, ...c.req.valid('json') }
      const { visit, seen } = await startVisit(deps, callerOf(c), step)
      tellSeen(c, seen)
      return c.json(visit, 200)
    })
    .openapi(postEnd, async (c) => {
      const step = { id: c.req.valid('param').id, ...c.req.valid('json') }
      const { visit, seen } = await endVisit(deps, callerOf(c), step)
      tellSeen(c, seen)
      return c.json(visit, 200)
    })
