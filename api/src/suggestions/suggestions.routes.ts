import { suggestionCalls } from '../contract/suggestions/suggestions.calls.ts'
import type { Suggestions } from '../contract/suggestions/suggestions.schema.ts'
import { idsOf, listedRecords, openedRecord } from '../http/answers/record-access.ts'
import { callerOf } from '../http/caller-of.ts'
import type { Deps } from '../http/environment.ts'
import { requestLanguageOf } from '../http/language.ts'
import { AnswerWithSource, createRoutes } from '../http/routes.ts'
import { suggestCaretakers } from './suggest-caretakers.ts'

/**
 * Records access to this booking, because the reasons name its patient. Records access to other bookings, because the occupied
 * hours of a caretaker name their patients.
 */
function accessToTaken({ eligible, askFirst, blocked }: Suggestions, _: string, bookingId: string) {
  const rows = [...eligible, ...askFirst, ...blocked]
  const others = idsOf(rows.flatMap(({ taken }) => taken.flatMap(({ booking }) => booking ?? [])))
  return [openedRecord('booking', bookingId), listedRecords('booking', others)]
}
const whole = ['eligible', 'askFirst', 'blocked'] as const
const declared = { audience: ['admin'], recordsAccess: accessToTaken, whole } as const

/** Routes of the suggested caretakers for a booking or a visit. Only admins see suggestions (rule MATCH-4). */
export const createSuggestionRoutes = (deps: Deps) =>
  createRoutes(suggestionCalls)
    .on('GET /admin/bookings/{id}/suggestions', declared, async ({ id, c }) => {
      const found = await suggestCaretakers(deps, callerOf(c), { bookingId: id }, requestLanguageOf(c) ?? 'en')
      return new AnswerWithSource(found.suggestions, found.bookingId)
    })
    .on('GET /admin/visits/{id}/suggestions', declared, async ({ id, c }) => {
      const found = await suggestCaretakers(deps, callerOf(c), { visitId: id }, requestLanguageOf(c) ?? 'en')
      return new AnswerWithSource(found.suggestions, found.bookingId)
    }).router
