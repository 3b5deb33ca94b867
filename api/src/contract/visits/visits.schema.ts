import { bookingStatusSchema, serviceTypeSchema } from '../bookings/choices.schema.ts'
import { rosterModes, shiftCodes } from '../care/care-shapes.ts'
import { texts } from '../texts.ts'
import { count, day, givenTime, id, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'

/**
 * Visits, rosters and time off: what is sent and what is answered (rules VISIT-1 and after). Times ISO 8601 UTC, days and
 * times of day those of the city, weekdays 0 (Sunday) to 6.
 */
export const visitStatuses = ['planned', 'started', 'done', 'missed', 'skipped', 'cancelled'] as const
export const visitProofs = ['code', 'family', 'office', 'none'] as const
/** What needs a hand today, the worst first: nobody came, late, nobody chosen, begins soon, at work, not proved, ahead, over. */
export const visitNeeds = ['absent', 'late', 'open', 'due', 'started', 'unproved', 'planned', 'over'] as const
export const timeOffKinds = ['day-off', 'sick', 'leave', 'other'] as const
export const timeOffStatuses = ['requested', 'approved', 'declined', 'withdrawn'] as const

const shiftCode = z.enum(shiftCodes)
const weekday = z.int().min(0).max(6)
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const revision = z.int().min(1)
const reason = z.string().trim().min(1).max(500)
const someone = z.strictObject({ _id: id, name: z.string(), phone: z.string() })

const shiftMinutes = z.int().min(30, texts.roster.wrongShift).max(1440, texts.roster.wrongShift)
const shiftSchema = z.strictObject({ code: shiftCode, start: timeOfDay, minutes: shiftMinutes })
/** What the office may want to know and decides by itself (never a refusal). */
export const rosterWarningSchema = z.strictObject({
  code: z.enum(['week-hours', 'days-running', 'night-consent', 'short-rest', 'travel', 'busy', 'inactive']),
  /** In the caller's language. */
  text: z.string(),
  day,
  caretaker: z.strictObject({ _id: id, name: z.string() }).nullable(),
})
export const rosterRuleSchema = z.strictObject({
  _id: id,
  code: shiftCode,
  weekday,
  /** null: nobody is chosen for this day. */
  caretaker: z.strictObject({ _id: id, name: z.string() }).nullable(),
  from: day,
  to: day.nullable(),
})
export const rosterSchema = z.strictObject({
  /** The booking's. */
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
  revision,
})
/** What planning did: how many visits are new, kept as they were, without anybody. */
export const plannedRosterSchema = z.strictObject({
  roster: rosterSchema,
  created: count,
  kept: count,
  open: count,
  warnings: z.array(rosterWarningSchema),
  /** The visits that are planned from that day on, in order: what a preview shows. */
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
/** PUT …/roster/rules and POST …/roster/pause: how many visits have become others, and how many are without anybody. */
export const changedRosterSchema = z.strictObject({
  roster: rosterSchema,
  changed: count,
  open: count,
  warnings: z.array(rosterWarningSchema),
})
/** GET /admin/bookings/{id}/roster: what stands, or what the package suggests where nothing is planned. */
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

/** POST /admin/bookings/{id}/roster. With `preview` nothing is kept: the answer says what would be. */
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
  preview: z.boolean().exactOptional(),
})
/** PUT: from which day on; what lies before stays. */
export const changeRosterSchema = planRosterSchema.extend({ from: day.exactOptional(), revision })
export const rosterRulesSchema = z.object({
  rules: z.array(z.object({ code: shiftCode, weekday, caretaker: id.nullable(), from: day })).max(28),
})
export const pauseRosterSchema = z.object({ from: day, until: day.nullish(), reason })

/** A visit as the office sees it. */
export const visitSchema = z.strictObject({
  _id: id,
  booking: z.strictObject({
    _id: id,
    /** The short one that people say. */
    bookingId: z.string(),
    serviceType: serviceTypeSchema,
    status: bookingStatusSchema,
    patientName: z.string(),
    area: z.string(),
    family: z.strictObject({ name: z.string(), phone: z.string() }),
  }),
  shift: shiftCode,
  serviceDay: day,
  startsAt: time,
  endsAt: time,
  status: z.enum(visitStatuses),
  need: z.enum(visitNeeds),
  caretaker: someone.nullable(),
  reason: z.string().nullable(),
  /** The visit that it stands for. */
  origin: z.strictObject({ kind: z.enum(['moved', 'replacement']), visitId: id }).nullable(),
  /** The visit that stands for it. */
  followedBy: id.nullable(),
  moves: count,
  charge: z.enum(['due', 'waived', 'none']),
  startedAt: time.nullable(),
  endedAt: time.nullable(),
  startProof: z.enum(visitProofs).nullable(),
  endProof: z.enum(visitProofs).nullable(),
  absentReportedAt: time.nullable(),
  lastNote: z.string().nullable(),
  revision,
})
export const changedVisitSchema = z.strictObject({ visit: visitSchema, warnings: z.array(rosterWarningSchema) })
/** PUT /admin/visits/{id}; `following` writes a rule for the weekday as well. */
export const changeVisitSchema = z.object({
  caretaker: id.nullish(),
  startsAt: givenTime.exactOptional(),
  endsAt: givenTime.exactOptional(),
  scope: z.enum(['this', 'following']).default('this'),
  reason: reason.exactOptional(),
  revision,
})
export const skipVisitSchema = z.object({ reason, charge: z.enum(['due', 'waived', 'none']).exactOptional() })
export const missVisitSchema = z.object({ reason })
export const replaceVisitSchema = z.object({ caretaker: id, reason: reason.exactOptional() })
/** The office starts or ends a visit for somebody, having called. */
export const officeStepSchema = z.object({ occurredAt: givenTime.exactOptional(), reason, clientEventId: z.uuid() })

/** A visit on the board: what its button says; all else is one call away (GET /admin/visits/{id}). */
export const boardVisitSchema = z.strictObject({
  ...visitSchema.pick({ _id: true, serviceDay: true, startsAt: true, endsAt: true, status: true, need: true }).shape,
  booking: visitSchema.shape.booking.pick({ _id: true, bookingId: true, patientName: true, area: true }),
  caretaker: someone.pick({ _id: true, name: true }).nullable(),
})
/** GET /admin/roster-week?from=YYYY-MM-DD: seven days, the visits nobody has first, then caretaker by caretaker. */
export const rosterWeekSchema = z.strictObject({
  from: day,
  days: z.array(day).length(7),
  rows: z.array(
    z.strictObject({
      /** null: the visits that nobody has yet. */
      caretaker: z
        .strictObject({ _id: id, name: z.string(), phone: z.string(), minutes: count, maxMinutes: count })
        .nullable(),
      visits: z.array(boardVisitSchema),
      timeOff: z.array(z.strictObject({ _id: id, startsAt: time, endsAt: time, kind: z.enum(timeOffKinds) })),
    }),
  ),
})
/** GET /admin/visit-figures: of this week, what the dashboard shows beside its own; nobody is named in it. */
export const weekFiguresSchema = z.strictObject({ from: day, minutes: count, open: count })
/** GET /admin/today: sorted by what needs a hand; counts of each need. */
export const todaySchema = z.strictObject({
  at: time,
  counts: z.record(z.enum(visitNeeds), count),
  visits: z.array(visitSchema),
})

/** A caretaker's own visit; `brief` only while it may be seen (rule VISIT-6). */
export const ownVisitSchema = z.strictObject({
  _id: id,
  bookingId: z.string(),
  bookingStatus: bookingStatusSchema,
  serviceType: serviceTypeSchema,
  shift: shiftCode,
  serviceDay: day,
  startsAt: time,
  endsAt: time,
  status: z.enum(visitStatuses),
  startedAt: time.nullable(),
  endedAt: time.nullable(),
  /** By whose word it began and ended: `none` is the caretaker's own. */
  startProof: z.enum(visitProofs).nullable(),
  endProof: z.enum(visitProofs).nullable(),
  area: z.string(),
  brief: z
    .strictObject({ patientName: z.string(), address: z.string(), pincode: z.string(), phone: z.string() })
    .nullable(),
  /** What the visitor before left. */
  lastNote: z.strictObject({ text: z.string(), author: z.string(), createdAt: time }).nullable(),
  revision,
})
export const startVisitSchema = z.object({
  occurredAt: givenTime.exactOptional(),
  reason: reason.exactOptional(),
  clientEventId: z.uuid(),
  note: z.string().trim().min(1).max(2000).exactOptional(),
})

/** What a family sees of a visit. */
export const familyVisitSchema = z.strictObject({
  _id: id,
  shift: shiftCode,
  serviceDay: day,
  startsAt: time,
  endsAt: time,
  status: z.enum(visitStatuses),
  /** First name; null while nobody is chosen. */
  caretaker: z.strictObject({ name: z.string() }).nullable(),
  startedAt: time.nullable(),
  endedAt: time.nullable(),
  startProof: z.enum(visitProofs).nullable(),
  /** What it stands for: moved from another time, or somebody else comes. */
  origin: z
    .strictObject({ kind: z.enum(['moved', 'replacement']), startsAt: time, caretaker: z.string().nullable() })
    .nullable(),
  /** The family's own words. */
  reason: z.string().nullable(),
  /** Why it can't be moved or skipped: a code of an error and its words; null where it can. */
  closed: z.strictObject({ code: z.string(), text: z.string() }).nullable(),
  /** Why it can't be moved, where it may still be skipped: it has been moved twice. What is closed can't be moved either. */
  moveClosed: z.strictObject({ code: z.string(), text: z.string() }).nullable(),
  /** From 15 minutes late: the family may say that nobody came. */
  canReportAbsent: z.boolean(),
  /** The caretaker said that it began, and nobody else has yet. */
  canConfirmHere: z.boolean(),
  absentReportedAt: time.nullable(),
  revision,
})
/** GET /booking/{id}/visits/past: what happened, the latest first; `before` is the last visit of the page before. */
export const pastVisitsSchema = z.strictObject({ visits: z.array(familyVisitSchema), more: z.boolean() })
export const moveOptionsSchema = z.strictObject({
  day,
  options: z.array(z.strictObject({ startsAt: time, endsAt: time, sameCaretaker: z.boolean() })).max(6),
})
/** `sameCaretaker`: rather not at all than with somebody else, as it was offered. */
export const moveVisitSchema = z.object({ startsAt: givenTime, revision, sameCaretaker: z.boolean().exactOptional() })
export const skipOwnVisitSchema = z.object({ reason: reason.exactOptional(), revision })

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
export const askTimeOffSchema = z.object({
  startsAt: givenTime,
  endsAt: givenTime,
  kind: z.enum(timeOffKinds),
  reason: z.string().trim().max(500).default(''),
})
/** `openVisits`: who is ill cannot come: the visits that stand there lose their caretaker. For `sick` only. */
const openVisits = z.boolean().default(false)
export const officeTimeOffSchema = askTimeOffSchema.extend({ caretaker: id, openVisits })
export const decideTimeOffSchema = z.object({ status: z.enum(['approved', 'declined']), openVisits })

export type OwnVisit = z.output<typeof ownVisitSchema>
export type FamilyVisit = z.output<typeof familyVisitSchema>
export type PastVisits = z.output<typeof pastVisitsSchema>
export type MoveOptions = z.output<typeof moveOptionsSchema>
export type TimeOff = z.output<typeof timeOffSchema>
