import { bookingStatusSchema, serviceTypeSchema } from '../bookings/choices.schema.ts'
import { neededText } from '../wire/free-text.ts'
import { count, day, givenTime, id, keptBack, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import { doorCode } from './door-codes.schema.ts'
import { rosterWarningSchema } from './roster-warning.schema.ts'
import { askedTasks, givenTicks, ticks } from './tick.schema.ts'
import { toldTroubleSchema, troubleSchema } from './troubles.schema.ts'
import { reason, remarkSchema, revision, someone, visitNeeds, visitParts, visitProofs } from './visit-parts.ts'

/** A visit as the office sees it. */
export const visitSchema = z.strictObject({
  ...visitParts,
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
  need: z.enum(visitNeeds),
  caretaker: someone.nullable(),
  reason: z.string().nullable(),
  /** The visit that it stands for. */
  origin: z.strictObject({ kind: z.enum(['moved', 'replacement']), visitId: id }).nullable(),
  /** The visit that stands for it. */
  followedBy: id.nullable(),
  moves: count,
  charge: z.enum(['due', 'waived', 'none']),
  endProof: z.enum(visitProofs).nullable(),
  /** Why nothing but the caretaker's own word stands for a visit that is over; null where more does. */
  notProved: z.enum(['no-code', 'code-wrong']).nullable(),
  absentReportedAt: time.nullable(),
  lastNote: z.string().nullable(),
  /** What who was there left for the family. */
  forFamily: z.string().nullable(),
  /** What who was there ticked at its end. */
  tasks: ticks,
  remark: remarkSchema.nullable(),
  /** What who goes there says is wrong, in that order. */
  troubles: z.array(troubleSchema),
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

/** POST /admin/visits/{id}/bring-back */
export const bringBackSchema = z.object({ revision })
export const skipVisitSchema = z.object({ reason, charge: z.enum(['due', 'waived', 'none']).exactOptional() })

export const missVisitSchema = z.object({ reason })

export const replaceVisitSchema = z.object({ caretaker: id, reason: reason.exactOptional() })

/** The office starts or ends a visit for somebody, having called. */
export const officeStepSchema = z.object({ occurredAt: givenTime.exactOptional(), reason, clientEventId: z.uuid() })

/** A caretaker's own visit; `brief` only while it may be seen (rule VISIT-6). */
export const ownVisitSchema = z.strictObject({
  ...visitParts,
  bookingId: z.string(),
  bookingStatus: bookingStatusSchema,
  serviceType: serviceTypeSchema,
  endProof: z.enum(visitProofs).nullable(),
  area: z.string(),
  /** The family has a page on which it reads the code of the door. */
  hasCode: z.boolean(),
  brief: z
    .strictObject({ patientName: z.string(), address: z.string(), pincode: z.string(), phone: z.string() })
    .nullable(),
  /** What the visitor before left. */
  lastNote: z.strictObject({ text: z.string(), author: z.string(), createdAt: time }).nullable(),
  /** What its End asks for, while there is an end ahead. */
  tasks: askedTasks,
  /** What was ticked at the end of the visit before; null where nothing was. */
  lastTicks: z.strictObject({ ticks, author: z.string(), endedAt: time }).nullable(),
})

/** What somebody leaves at the end of a visit. */
const leftWords = neededText(2000)

export const startVisitSchema = z.object({
  ...keptBack,
  reason: reason.exactOptional(),
  clientEventId: z.uuid(),
  code: doorCode.exactOptional(),
  note: leftWords.exactOptional(),
})

/** POST /caretaker/visits/{id}/end: `note` is for who comes next, `forFamily` for the family (rule DAY-17), `tasks` for both (rule DAY-22). */
export const endVisitSchema = startVisitSchema.extend({
  forFamily: leftWords.exactOptional(),
  tasks: givenTicks.exactOptional(),
})

/** What a family sees of a visit. */
export const familyVisitSchema = z.strictObject({
  ...visitParts,
  /** First name; null while nobody is chosen. */
  caretaker: z.strictObject({ name: z.string() }).nullable(),
  /** What it stands for: moved from another time, or somebody else comes. */
  origin: z
    .strictObject({ kind: z.enum(['moved', 'replacement']), startsAt: time, caretaker: z.string().nullable() })
    .nullable(),
  /** The family's own words. */
  reason: z.string().nullable(),
  /** What who was there left for the family; the caretakers' own notes are not among it. */
  forFamily: z.string().nullable(),
  /** What came of what the office asks for: what was ticked at its end. */
  tasks: ticks,
  /** Why it can't be moved or skipped: a code of an error and its words; null where it can. */
  closed: z.strictObject({ code: z.string(), text: z.string() }).nullable(),
  /** Why it can't be moved, where it may still be skipped: it has been moved twice. What is closed can't be moved either. */
  moveClosed: z.strictObject({ code: z.string(), text: z.string() }).nullable(),
  /** From 15 minutes late: the family may say that nobody came. */
  canReportAbsent: z.boolean(),
  /** The caretaker said that it began, and nobody else has yet. */
  canConfirmHere: z.boolean(),
  absentReportedAt: time.nullable(),
  /** It is over, and not for long: the family may say what was wrong, or add to it. */
  canRemark: z.boolean(),
  remark: remarkSchema.nullable(),
  /** What was wrong, once the office has told the family. */
  troubles: z.array(toldTroubleSchema),
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

const remarkWords = neededText(1000)

/** POST /visits/{id}/remark: what was wrong; said again it is added. */
export const remarkVisitSchema = z.object({ text: remarkWords })

/** POST /admin/visits/{id}/settle-remark: what was done, for the family to read; `remarkAt` as it was read. */
export const settleRemarkSchema = z.object({ done: remarkWords, remarkAt: givenTime })

export type OwnVisit = z.output<typeof ownVisitSchema>

export type FamilyVisit = z.output<typeof familyVisitSchema>

export type PastVisits = z.output<typeof pastVisitsSchema>

export type MoveOptions = z.output<typeof moveOptionsSchema>

export type Visit = z.output<typeof visitSchema>

export type ChangedVisit = z.output<typeof changedVisitSchema>
