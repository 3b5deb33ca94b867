import { timeOffKinds } from '../care/time-off-kinds.ts'
import { profileChecks } from '../suggestions/caretaker-profile.ts'
import { rosterWarningSchema } from '../visits/visit-parts.schema.ts'
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
  /** Number of visits in that time, while the request is undecided. */
  visits: count,
})

/** Entered or approved time off: `warnings` about substitutes with missing checks (rule MATCH-8). */
export const enteredTimeOffSchema = timeOffSchema.extend({ warnings: z.array(rosterWarningSchema).exactOptional() })
export type EnteredTimeOff = z.output<typeof enteredTimeOffSchema>

export const requestTimeOffSchema = z.object({
  startsAt: givenTime,
  endsAt: givenTime,
  kind: z.enum(timeOffKinds),
  reason: freeText(500).default(''),
})

/** Unassigns the visits without a substitute. Without it, time off is refused while visits remain. */
const openVisits = z.boolean().default(false)

/** Most visits in one call. */
const mostSubstitutes = 400

/** Which caretaker takes over which visit. */
const substitutes = z
  .array(z.object({ visit: id, caretaker: id }))
  .max(mostSubstitutes)
  .default([])

export const officeTimeOffSchema = requestTimeOffSchema.extend({ caretaker: id, openVisits, substitutes })

/** Answer of GET /admin/time-off/substitutes. */
export const substitutesSchema = z.strictObject({
  visits: z.array(
    z.strictObject({
      _id: id,
      startsAt: time,
      endsAt: time,
      /** A started visit stays with its caretaker; the time off begins when it ends. */
      status: z.enum(['planned', 'started']),
      booking: z.strictObject({ _id: id, bookingId: z.string(), patientName: z.string(), area: z.string() }),
      /** null when no caretaker is free, and for a started visit. */
      suggested: id.nullable(),
      /** Caretakers who are free at that time, best first; those registered only for other services come last. */
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

/** PUT /admin/time-off/{id}; `openVisits` and `substitutes` have no effect on a request that is declined. */
export const decideTimeOffSchema = z.object({ status: z.enum(['approved', 'declined']), openVisits, substitutes })

export type TimeOff = z.output<typeof timeOffSchema>
