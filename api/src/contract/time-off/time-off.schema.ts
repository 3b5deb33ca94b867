import { timeOffKinds } from '../care/time-off-kinds.ts'
import { profileChecks } from '../suggestions/caretaker-profile.ts'
import { rosterWarningSchema } from '../visits/roster-warning.schema.ts'
import { freeText } from '../wire/free-text.ts'
import { count, givenTime, id, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'

export const timeOffStatuses = ['requested', 'approved', 'declined', 'withdrawn'] as const

export const timeOffSchema = z.strictObject({
  _id: id,
  caretaker: z.strictObject({ _id: id, name: z.string() }),
  startsAt: time,
  endsAt: time,
  kind: z.enum(timeOffKinds),
  status: z.enum(timeOffStatuses),
  reason: z.string(),
  decidedAt: time.nullable(),
  createdAt: time,
  /** How many visits stand in it; only what is asked and not decided. */
  visits: count,
})

/** POST /admin/time-off: `warnings` names substitutes whose checks are missing, and is there only when there is one (rule MATCH-8). */
export const enteredTimeOffSchema = timeOffSchema.extend({ warnings: z.array(rosterWarningSchema).exactOptional() })
export type EnteredTimeOff = z.output<typeof enteredTimeOffSchema>

export const askTimeOffSchema = z.object({
  startsAt: givenTime,
  endsAt: givenTime,
  kind: z.enum(timeOffKinds),
  reason: freeText(500).default(''),
})

/** `openVisits`: who is ill cannot come: the visits that stand there lose their caretaker. For `sick` only. */
const openVisits = z.boolean().default(false)

/** Visits of one caretaker that one call gives to substitutes at most. */
const mostSubstitutes = 400

/** `substitutes`: which caretaker takes over which of the visits in that time. */
export const officeTimeOffSchema = askTimeOffSchema.extend({
  caretaker: id,
  openVisits,
  substitutes: z
    .array(z.object({ visit: id, caretaker: id }))
    .max(mostSubstitutes)
    .default([]),
})

/** GET /admin/time-off/substitutes: the visits of a caretaker in a time, each with a suggested substitute. */
export const substitutesSchema = z.strictObject({
  visits: z.array(
    z.strictObject({
      _id: id,
      startsAt: time,
      endsAt: time,
      /** A visit under way (`started`) stays with its caretaker; the time off begins when it ends. */
      status: z.enum(['planned', 'started']),
      booking: z.strictObject({ _id: id, bookingId: z.string(), patientName: z.string(), area: z.string() }),
      /** null where no caretaker is free, and for a visit under way. */
      suggested: id.nullable(),
      /** Caretakers who are free at that time, the best first; those registered for other services only come last. */
      people: z.array(
        z.strictObject({
          _id: id,
          name: z.string(),
          asksFirst: z.boolean(),
          /** Required checks that are not on file (rule MATCH-8). */
          missingChecks: z.array(z.enum(profileChecks)),
        }),
      ),
    }),
  ),
})
export type Substitutes = z.output<typeof substitutesSchema>

export const decideTimeOffSchema = z.object({ status: z.enum(['approved', 'declined']), openVisits })

export type TimeOff = z.output<typeof timeOffSchema>
