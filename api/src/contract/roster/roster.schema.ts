import { rosterModes } from '../care/care-shapes.ts'
import { texts } from '../texts.ts'
import { dayMinutes } from '../time.ts'
import { askedTasks, chosenTasks, rosterWarningSchema } from '../visits/visit-parts.schema.ts'
import { reason, revision, shiftCode, timeOfDay, weekday } from '../visits/visit-parts.ts'
import { count, day, id, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'

export type Roster = z.output<typeof rosterSchema>

export type RosterWithSuggestion = z.output<typeof rosterPageSchema>

export type PlannedRoster = z.output<typeof plannedRosterSchema>

export type ChangedRoster = z.output<typeof changedRosterSchema>

const shiftMinutes = z.int().min(30, texts.roster.wrongShift).max(dayMinutes, texts.roster.wrongShift)

const shiftSchema = z.strictObject({ code: shiftCode, start: timeOfDay, minutes: shiftMinutes })

export const rosterRuleSchema = z.strictObject({
  _id: id,
  code: shiftCode,
  weekday,
  /** null when none is assigned on this day. */
  caretaker: z.strictObject({ _id: id, name: z.string() }).nullable(),
  from: day,
  to: day.nullable(),
})

export const rosterSchema = z.strictObject({
  /** The booking's id. */
  _id: id,
  startsOn: day,
  endsOn: day.nullable(),
  days: z.array(weekday),
  mode: z.enum(rosterModes),
  shifts: z.array(shiftSchema),
  unitsTotal: count.nullable(),
  pause: z.strictObject({ from: day, until: day.nullable() }).nullable(),
  generatedUntil: day.nullable(),
  rules: z.array(rosterRuleSchema),
  /** Tasks to tick at the end of each visit (rule DAY-22). */
  tasks: askedTasks,
  revision,
})

/** Result of planning, with numbers of new, unchanged and unassigned visits. */
export const plannedRosterSchema = z.strictObject({
  roster: rosterSchema,
  created: count,
  kept: count,
  open: count,
  warnings: z.array(rosterWarningSchema),
  /** Planned visits from that day on, in order, for the preview. */
  visits: z.array(
    z.strictObject({
      day,
      code: shiftCode,
      startsAt: time,
      endsAt: time,
      caretaker: z.strictObject({ _id: id, name: z.string() }).nullable(),
    }),
  ),
})

/** Answer of PUT …/roster/rules and POST …/roster/pause. */
export const changedRosterSchema = z.strictObject({
  roster: rosterSchema,
  changed: count,
  open: count,
  warnings: z.array(rosterWarningSchema),
})

/** GET /admin/bookings/{id}/roster: stored, or suggested by the package. */
export const rosterPageSchema = z.strictObject({
  roster: rosterSchema.nullable(),
  suggested: z
    .strictObject({
      startsOn: day,
      endsOn: day.nullable(),
      days: z.array(weekday),
      mode: z.enum(rosterModes),
      shifts: z.array(shiftSchema),
      unitsTotal: count.nullable(),
    })
    .nullable(),
})

/** POST /admin/bookings/{id}/roster. With `preview` the server stores nothing. */
export const planRosterSchema = z.object({
  startsOn: day,
  endsOn: day.nullish(),
  days: z.array(weekday).min(1, texts.roster.noDays).max(7),
  mode: z.enum(rosterModes),
  shifts: z.array(z.object(shiftSchema.shape)).min(1, texts.roster.noShifts).max(2),
  rules: z
    .array(z.object({ code: shiftCode, weekday, caretaker: id.nullable() }))
    .max(14)
    .exactOptional(),
  /** When omitted, the tasks stay unchanged. */
  tasks: chosenTasks.exactOptional(),
  preview: z.boolean().exactOptional(),
})

/** PUT …/roster leaves days before `from` unchanged. */
export const changeRosterSchema = planRosterSchema.extend({ from: day.exactOptional(), revision })

export const rosterRulesSchema = z.object({
  rules: z.array(z.object({ code: shiftCode, weekday, caretaker: id.nullable(), from: day })).max(28),
})

export const pauseRosterSchema = z.object({ from: day, until: day.nullish(), reason })
