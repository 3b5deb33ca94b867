import { dayInCity, dayMinutes, isRealDay, toMoment } from '../contract/time.ts'
import { ownVisitCalls } from '../contract/visits/visits.calls.ts'
import type { Deps } from '../http/environment.ts'
import { badRequest } from '../http/errors/api-error.ts'
import type { RecordedAccess } from '../http/ports.ts'
import { AnswerWithSource, createRoutes } from '../http/routes.ts'
import { endVisit } from './end-visit.ts'
import { listOwnVisits } from './list-own-visits.ts'
import { proveVisit } from './prove-visit.ts'
import { startVisit } from './start-visit.ts'
import { accessOfShownVisits, toOwnVisits } from './to-own-visit.ts'

/** Limits the start, end and code requests, because each writes rows that are never deleted. */
const visitSteps = { name: 'visit-steps', max: 120, perSeconds: 3_600 }
const audience = ['caretaker'] as const
const audit = { action: 'STATUS_UPDATE', resourceType: 'booking' } as const

/** Maximum and default time span of one list, in days. */
const longestSpan = 62
const usualSpan = 14

/** @returns the start of the first day and the end of the last day, in minutes. @throws ApiError 400 */
function readSpan({ from, to }: { from?: string | undefined; to?: string | undefined }, now: Date) {
  if (![from, to].every((day) => day === undefined || isRealDay(day))) throw badRequest('request.bad_query')
  const first = toMoment(from ?? dayInCity(now), 0)
  const last = to === undefined ? first + usualSpan * dayMinutes : toMoment(to, dayMinutes)
  const isSpan = first < last && last - first <= longestSpan * dayMinutes
  if (!isSpan) throw badRequest('request.bad_query')
  return { from: first, to: last }
}

/**
 * A caretaker sees the family's details only from 24 hours before the visit to 2 hours after it. The access log records only
 * the bookings of these visits (`accessOfShownVisits`).
 */
const accessToShown = (_answer: unknown, _id: string, source: RecordedAccess) => source

/** Routes of a caretaker's own visits (rule DAY-1). */
export const createOwnVisitRoutes = (deps: Deps) =>
  createRoutes(ownVisitCalls)
    .on('GET /caretaker/visits', { audience, recordsAccess: accessToShown }, async ({ query, caller }) => {
      const { read } = deps.database
      const now = deps.now()
      const visits = await listOwnVisits(read, caller.actor.id, readSpan(query, now))
      return new AnswerWithSource(await toOwnVisits(read, visits, now), accessOfShownVisits(visits, now))
    })
    .on(
      'POST /caretaker/visits/{id}/start',
      { audience, recordsAccess: accessToShown, audit, limits: [{ limit: visitSteps, by: 'account' }] },
      async ({ id, body, caller }) => {
        const step = { id, ...body }
        const { visit, seen } = await startVisit(deps, caller, step)
        return new AnswerWithSource(visit, seen)
      },
    )
    .on(
      'POST /caretaker/visits/{id}/end',
      { audience, recordsAccess: accessToShown, audit, limits: [{ limit: visitSteps, by: 'account' }] },
      async ({ id, body, caller }) => {
        const step = { id, ...body }
        const { visit, seen } = await endVisit(deps, caller, step)
        return new AnswerWithSource(visit, seen)
      },
    )
    .on(
      'POST /caretaker/visits/{id}/prove',
      { audience, recordsAccess: accessToShown, audit, limits: [{ limit: visitSteps, by: 'account' }] },
      async ({ id, body, caller }) => {
        const { visit, seen } = await proveVisit(deps, caller, { id, ...body })
        return new AnswerWithSource(visit, seen)
      },
    ).router
