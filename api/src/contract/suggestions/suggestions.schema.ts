import { count, id, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import { profileChecks } from './caretaker-profile.ts'
import { foods } from './preferences.ts'

/** Ranking factors (rule MATCH-4). */
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
  /** False when half of the points stand for a missing detail. */
  isKnown: z.boolean(),
  code: z.string(),
  text: z.string(),
})
/** Hours on weekdays, from Monday on (Sunday is 0). */
const hoursSchema = z.strictObject({ days: z.array(z.int().min(0).max(6)), from: z.string(), to: z.string() })
/** Occupied in the displayed week, by care of one booking or by time off. */
const takenSchema = z.strictObject({
  /** null for time off. */
  booking: z.strictObject({ _id: id, bookingId: z.string(), patientName: z.string() }).nullable(),
  /** Empty when no visit is planned in that week. */
  hours: z.array(hoursSchema),
  /** null without an end. */
  lastDay: z.iso.date().nullable(),
  /** Whether it overlaps the requested hours, as far as known; it would have to move. */
  inTheWay: z.boolean(),
})
const rankedSchema = z.strictObject({
  caretaker: person,
  /** The app asks before it assigns this caretaker (rule MATCH-8). */
  missingChecks: z.array(z.enum(profileChecks)),
  taken: z.array(takenSchema),
  /** Planned minutes in the week of the care or visit, and the most minutes of a week. */
  week: z.strictObject({ minutes: count, most: count }),
  /** Visits done at this family; `isKnown` also after care without visits. */
  family: z.strictObject({ visits: count, isKnown: z.boolean() }),
  /** null when no family has rated the caretaker. */
  rating: z.number().min(1).max(5).nullable(),
  score: z.int().min(0).max(100),
  reasons: z.array(reasonSchema),
})

/** GET /admin/bookings/{id}/suggestions and GET /admin/visits/{id}/suggestions, best first. */
export const suggestionsSchema = z.strictObject({
  asOf: time,
  /** Version of the ranking; it changes when the points change their meaning. */
  version: z.int(),
  /** The office asks the caretaker, because no profile stores food. */
  food: z.enum(foods).nullable(),
  /** The requested hours; empty when unknown. */
  asked: z.array(hoursSchema),
  /** Checks that every caretaker needs; empty in the mode "none" (rule MATCH-8). */
  requiredChecks: z.array(z.enum(profileChecks)),
  eligible: z.array(rankedSchema),
  /** Caretakers registered for other services only; the office can assign them after a question (rule OFF-28). */
  askFirst: z.array(rankedSchema),
  /** Caretakers that the server would refuse, with the texts of the refusals. */
  blocked: z.array(
    z.strictObject({
      caretaker: person,
      taken: z.array(takenSchema),
      reasons: z.array(z.strictObject({ code: z.string(), text: z.string() })).min(1),
    }),
  ),
})
export type Suggestions = z.output<typeof suggestionsSchema>
export type Commitment = z.output<typeof takenSchema>
export type WeekHours = z.output<typeof hoursSchema>
export type RankedCaretaker = z.output<typeof rankedSchema>
