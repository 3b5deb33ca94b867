import type { Context } from 'hono'
import { suggestionCalls } from '../contract/suggestions/suggestions.calls.ts'
import { idsOf, listed, opened, tellSeen } from '../http/answers/sees.ts'
import { callerOf } from '../http/caller-of.ts'
import type { AppEnvironment, Deps } from '../http/environment.ts'
import { languageOf } from '../http/language.ts'
import { createRoutes } from '../http/routes.ts'
import type { Subject } from './find-wanted.ts'
import { suggestCaretakers } from './suggest-caretakers.ts'

/** Suggestions for the office; families and caretakers never see them (rule MATCH-4). */
export function createSuggestionRoutes(deps: Deps) {
  /** The reasons name the patient, and what holds others theirs. */
  async function suggest(c: Context<AppEnvironment>, subject: Subject) {
    const { bookingId, suggestions } = await suggestCaretakers(deps, callerOf(c), subject, languageOf(c) ?? 'en')
    const rows = [...suggestions.eligible, ...suggestions.askFirst, ...suggestions.blocked]
    const others = idsOf(rows.flatMap(({ taken }) => taken.flatMap(({ booking }) => booking ?? [])))
    tellSeen(c, opened('booking', bookingId), listed('booking', others))
    return suggestions
  }
  return createRoutes(suggestionCalls)
    .on('GET /admin/bookings/{id}/suggestions', { audience: ['admin'], sees: 'told' }, ({ id, c }) =>
      suggest(c, { bookingId: id }),
    )
    .on('GET /admin/visits/{id}/suggestions', { audience: ['admin'], sees: 'told' }, ({ id, c }) =>
      suggest(c, { visitId: id }),
    ).router
}
