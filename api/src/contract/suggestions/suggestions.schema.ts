import { id, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import { profileChecks } from './caretaker-profile.ts'
import { foods } from './wishes.ts'

/** What somebody is ranked by (rule MATCH-4). */
export const suggestionFactors = [
  'continuity',
  'same',
  'gender',
  'language',
  'distance',
  'load',
  'hours',
  'reliability',
  'rating',
] as const
export type SuggestionFactor = (typeof suggestionFactors)[number]

const person = z.strictObject({ _id: id, name: z.string() })
const reasonSchema = z.strictObject({
  factor: z.enum(suggestionFactors),
  points: z.int().min(0),
  max: z.int().min(0),
  /** False where half of the points stand for what nobody wrote down yet. */
  isKnown: z.boolean(),
  code: z.string(),
  /** The sentence in the caller's language. */
  text: z.string(),
})
/** What holds somebody in the week that is looked at: care of one booking, or time off. */
const takenSchema = z.strictObject({
  /** null for time off. */
  booking: z.strictObject({ _id: id, bookingId: z.string(), patientName: z.string() }).nullable(),
  /** Weekdays (Sunday is 0) and hours, from Monday on; none where no visit is planned in that week. */
  hours: z.array(z.strictObject({ days: z.array(z.int().min(0).max(6)), from: z.string(), to: z.string() })),
  /** The last day of it; null where it goes on. */
  lastDay: z.iso.date().nullable(),
  /** Whether it lies in the hours that are asked for, as far as is known; it would have to move. */
  inTheWay: z.boolean(),
})
const rankedSchema = z.strictObject({
  caretaker: person,
  /** Required checks that are not on file: the office is asked before it sends this caretaker (rule MATCH-8). */
  missingChecks: z.array(z.enum(profileChecks)),
  taken: z.array(takenSchema),
  /** The sum of the points. */
  score: z.int().min(0).max(100),
  reasons: z.array(reasonSchema),
})

/** GET /admin/bookings/{id}/suggestions and GET /admin/visits/{id}/suggestions, the best first. */
export const suggestionsSchema = z.strictObject({
  asOf: time,
  /** Of the rule that ranks: another one when the points mean something else. */
  version: z.int(),
  /** What the family asks of who cooks or eats in its kitchen: asked of people, for nobody's food is written down. */
  food: z.enum(foods).nullable(),
  /** Checks that every caretaker should have on file; none in the mode "none" (rule MATCH-8). */
  requiredChecks: z.array(z.enum(profileChecks)),
  eligible: z.array(rankedSchema),
  /** Registered for other services only: can be sent, after a question (rule OFF-28). */
  askFirst: z.array(rankedSchema),
  /** Who would be refused, and the words of the refusal. */
  blocked: z.array(
    z.strictObject({
      caretaker: person,
      taken: z.array(takenSchema),
      reasons: z.array(z.strictObject({ code: z.string(), text: z.string() })).min(1),
    }),
  ),
})
export type Suggestions = z.output<typeof suggestionsSchema>
export type Taken = z.output<typeof takenSchema>
export type RankedCaretaker = z.output<typeof rankedSchema>
