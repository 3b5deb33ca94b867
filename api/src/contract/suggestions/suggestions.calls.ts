import type { Calls } from '../wire/call.ts'
import { suggestionsSchema } from './suggestions.schema.ts'

/** API calls for suggested caretakers (rule MATCH-4). */
export const suggestionCalls = {
  'GET /admin/bookings/{id}/suggestions': { answer: suggestionsSchema, about: 'Suggested caretakers, best first' },
  'GET /admin/visits/{id}/suggestions': { answer: suggestionsSchema, about: 'Suggested caretakers, best first' },
} as const satisfies Calls
