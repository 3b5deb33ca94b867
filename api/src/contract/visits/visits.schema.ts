import { bookingStatusSchema, serviceTypeSchema } from '../bookings/choices.schema.ts'
import { entryWays } from '../inbox/inbox-kinds.ts'
import { texts } from '../texts.ts'
import { neededLine, neededText } from '../wire/free-text.ts'
import { count, day, givenTime, id, queuedTimes, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import { incidentAcknowledgementSchema, incidentSchema } from './incidents.schema.ts'
import { askedTasks, doorCode, givenTicks, rosterWarningSchema, ticks } from './visit-parts.schema.ts'
import { complaintSchema, reason, revision, someone, visitNeeds, visitParts, visitProofs } from './visit-parts.ts'

export const visitSchema = z.strictObject({
  ...visitParts,
  booking: z.strictObject({
    _id: id,
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
  /** The visit that this one replaces. */
  origin: z.strictObject({ kind: z.enum(['moved', 'replacement']), visitId: id }).nullable(),
  /** The visit that replaces this one. */
  followedBy: id.nullable(),
  moves: count,
  charge: z.enum(['due', 'waived', 'none']),
  endProof: z.enum(visitProofs).nullable(),
  /** Why only the caretaker confirmed a finished visit. */
  notProved: z.enum(['no-code', 'code-wrong']).nullable(),
  absentReportedAt: time.nullable(),
  lastNote: z.string().nullable(),
  forFamily: z.string().nullable(),
  tasks: ticks,
  remark: complaintSchema.nullable(),
  /** Incidents, most serious first. */
  troubles: z.array(incidentSchema),
})

export const changedVisitSchema = z.strictObject({ visit: visitSchema, warnings: z.array(rosterWarningSchema) })

/** PUT /admin/visits/{id}; `following` also changes the roster's rule of that weekday. */
export const changeVisitSchema = z.object({
  caretaker: id.nullish(),
  startsAt: givenTime.exactOptional(),
  endsAt: givenTime.exactOptional(),
  scope: z.enum(['this', 'following']).default('this'),
  reason: reason.exactOptional(),
  revision,
})

/** POST /admin/visits/{id}/bring-back */
export const restoreVisitSchema = z.object({ revision })
export const skipVisitSchema = z.object({ reason, charge: z.enum(['due', 'waived', 'none']).exactOptional() })

export const missVisitSchema = z.object({ reason })

export const replaceVisitSchema = z.object({ caretaker: id, reason: reason.exactOptional() })

/** The office starts or ends a visit for a caretaker, after a call. */
export const officeStepSchema = z.object({ occurredAt: givenTime.exactOptional(), reason, clientEventId: z.uuid() })

/** POST /admin/visits/{id}/confirm: who confirmed the finished visit on the phone, and when; now without `calledAt`. */
export const confirmVisitSchema = z.object({ reached: neededLine(100), calledAt: givenTime.exactOptional() })

/** `brief` is present only in the allowed time (rule VISIT-6). */
export const ownVisitSchema = z.strictObject({
  ...visitParts,
  bookingId: z.string(),
  bookingStatus: bookingStatusSchema,
  serviceType: serviceTypeSchema,
  endProof: z.enum(visitProofs).nullable(),
  area: z.string(),
  /** The family has a page with the door code. */
  hasCode: z.boolean(),
  brief: z
    .strictObject({ patientName: z.string(), address: z.string(), pincode: z.string(), phone: z.string() })
    .nullable(),
  /** Note of the previous visit. */
  lastNote: z.strictObject({ text: z.string(), author: z.string(), createdAt: time }).nullable(),
  /** Tasks to tick, until the visit has ended. */
  tasks: askedTasks,
  /** Tasks ticked at the previous visit; null when there are none. */
  lastTicks: z.strictObject({ ticks, author: z.string(), endedAt: time }).nullable(),
})

const leftWords = neededText(2000)

export const startVisitSchema = z.object({
  ...queuedTimes,
  reason: reason.exactOptional(),
  clientEventId: z.uuid(),
  code: doorCode.exactOptional(),
  note: leftWords.exactOptional(),
})

/**
 * POST /caretaker/visits/{id}/end: `note` is for the next caretaker, `forFamily` for the family (rule DAY-17), `tasks` for
 * both (rule DAY-22).
 */
export const endVisitSchema = startVisitSchema.extend({
  forFamily: leftWords.exactOptional(),
  tasks: givenTicks.exactOptional(),
})

export const familyVisitSchema = z.strictObject({
  ...visitParts,
  /** First name. */
  caretaker: z.strictObject({ name: z.string() }).nullable(),
  /** Moved from another time, or given to another caretaker. */
  origin: z
    .strictObject({ kind: z.enum(['moved', 'replacement']), startsAt: time, caretaker: z.string().nullable() })
    .nullable(),
  reason: z.string().nullable(),
  /** Note to the family; without the caretakers' internal notes. */
  forFamily: z.string().nullable(),
  tasks: ticks,
  /** Why it can't be moved or skipped: an error code and its text. */
  closed: z.strictObject({ code: z.string(), text: z.string() }).nullable(),
  /** Why it can't be moved but may be skipped: it was moved twice. A closed visit can't be moved either. */
  moveClosed: z.strictObject({ code: z.string(), text: z.string() }).nullable(),
  /** The family may report this from 15 minutes late. */
  canReportAbsent: z.boolean(),
  /** The caretaker started the visit, and no other person has confirmed it. */
  canConfirmHere: z.boolean(),
  absentReportedAt: time.nullable(),
  /** The visit ended recently; the family may also add to its complaint. */
  canRemark: z.boolean(),
  remark: complaintSchema.nullable(),
  /** Incidents that the office has notified the family of. */
  troubles: z.array(incidentAcknowledgementSchema),
})

/** GET /booking/{id}/visits/past: latest first; `before` is the last visit of the previous page. */
export const pastVisitsSchema = z.strictObject({ visits: z.array(familyVisitSchema), more: z.boolean() })

export const moveOptionsSchema = z.strictObject({
  day,
  options: z.array(z.strictObject({ startsAt: time, endsAt: time, sameCaretaker: z.boolean() })).max(6),
})

/** `sameCaretaker`: only with the same caretaker, as offered. */
export const moveVisitSchema = z.object({ startsAt: givenTime, revision, sameCaretaker: z.boolean().exactOptional() })

export const skipOwnVisitSchema = z.object({ reason: reason.exactOptional(), revision })

const noticeLabels = neededText(1000)

/** POST /visits/{id}/remark: a second complaint is appended. */
export const fileComplaintSchema = z.object({ text: noticeLabels })

/** POST /admin/complaints: a complaint that came to the office by phone or letter (rule DAY-27). */
export const enterComplaintSchema = z.object({
  visit: id,
  text: noticeLabels,
  cameAt: givenTime,
  way: z.enum(entryWays, texts.details.chooseOption),
})

/** POST /admin/visits/{id}/settle-remark: the family reads `done`; `remarkAt` is the version that the office read. */
export const resolveComplaintSchema = z.object({ done: noticeLabels, remarkAt: givenTime })

export type OwnVisit = z.output<typeof ownVisitSchema>

export type FamilyVisit = z.output<typeof familyVisitSchema>

export type PastVisitsAnswer = z.output<typeof pastVisitsSchema>

export type MoveOptions = z.output<typeof moveOptionsSchema>

export type Visit = z.output<typeof visitSchema>

export type ChangedVisit = z.output<typeof changedVisitSchema>
