import type { Context } from 'hono'
import { opened, tellSeen } from '../http/answers/sees.ts'
import { callerOf } from '../http/caller.ts'
import type { AppEnvironment, Deps } from '../http/environment.ts'
import { languageOf } from '../http/language.ts'
import { createRouter, defineRoute, idParam, jsonAnswer } from '../http/route.ts'
import type { Subject } from './find-wanted.ts'
import { suggestCaretakers } from './suggest-caretakers.ts'

const readForBooking = defineRoute(
  { audience: ['admin'], sees: 'told' },
  {
    method: 'get',
    path: '/admin/bookings/{id}/suggestions',
    request: { params: idParam },
    responses: { 200: jsonAnswer('GET /admin/bookings/{id}/suggestions', 'Who could be sent, the best first') },
  },
)
const readForVisit = defineRoute(
  { audience: ['admin'], sees: 'told' },
  {
    method: 'get',
    path: '/admin/visits/{id}/suggestions',
    request: { params: idParam },
    responses: { 200: jsonAnswer('GET /admin/visits/{id}/suggestions', 'Who could come, the best first') },
  },
)

/** Suggestions for the office; families and caretakers never see them (rule MATCH-4). */
export function createSuggestionRoutes(deps: Deps) {
  /** The reasons name the patient. */
  async function suggest(c: Context<AppEnvironment>, subject: Subject) {
    const { bookingId, suggestions } = await suggestCaretakers(deps, callerOf(c), subject, languageOf(c) ?? 'en')
    tellSeen(c, opened('booking', bookingId))
    return suggestions
  }
  return createRouter()
    .openapi(readForBooking, async (c) => c.json(await suggest(c, { bookingId: c.req.valid('param').id }), 200))
    .openapi(readForVisit, async (c) => c.json(await suggest(c, { visitId: c.req.valid('param').id }), 200))
}
