import { changeRequestSchema } from '../bookings/change-requests.schema.ts'
import { urgentNotices } from '../operations/notices.ts'
import { troubleSchema } from '../visits/troubles.schema.ts'
import { count, id, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import { attentionGroups, hallKinds } from './hall-kinds.ts'

/** One open step of a booking, a visit or a family. */
const hallStepSchema = z.strictObject({
  kind: z.enum(hallKinds),
  /** Of the visit, the trouble, the booking, the request or the promise; the card's key of a call. */
  _id: z.string(),
  /** The patient of a visit or a booking whose care begins; otherwise the family. */
  who: z.string(),
  /** When it began, or when it is due; of care that begins, its first day; null for a call without a deadline and for care without a start date. */
  at: time.nullable(),
  booking: z.strictObject({ _id: id, bookingId: z.string() }).nullable(),
  /** The caretaker of the visit or of the booking. */
  caretaker: z.string().nullable(),
  /** The most useful number: the caretaker's while a visit waits for them, otherwise the family's. Empty where there is none. */
  phone: z.string(),
  /** Of a complaint: when the visit was to begin, and the family's words. */
  remark: z.strictObject({ startsAt: time, text: z.string() }).nullable(),
  /** Of an incident: what the caretaker reports, and the family's number beside theirs. */
  trouble: troubleSchema
    .pick({ kind: true, text: true, seenBy: true })
    .extend({ visitId: id, startsAt: time, family: z.strictObject({ name: z.string(), phone: z.string() }) })
    .nullable(),
  /** What a family asks the office to change (rule BOOK-19). */
  change: changeRequestSchema.pick({ kind: true, reason: true, from: true, until: true, words: true }).nullable(),
  /** Of a breach: whether the Board has had the first word. */
  breach: z.strictObject({ isTold: z.boolean() }).nullable(),
  /** How many caretakers lack a required check: one row for all of them (rule MATCH-8). */
  unchecked: count.nullable(),
  /** The cause, of a notice about the server (rule OPS-19). */
  notice: z.enum(urgentNotices).nullable(),
  /** What was promised. */
  promise: z.string().nullable(),
})
export type HallStep = z.output<typeof hallStepSchema>

/** A booking, visit or family with its most urgent step, and what else waits for the same booking. */
export const hallRowSchema = z.strictObject({
  ...hallStepSchema.shape,
  group: z.enum(attentionGroups),
  also: z.array(hallStepSchema),
})
export type HallRow = z.output<typeof hallRowSchema>

/** GET /admin/hall: the first rows of each group, how many there are, and the next visit. */
export const hallSchema = z.strictObject({
  at: time,
  counts: z.record(z.enum(attentionGroups), count),
  rows: z.array(hallRowSchema),
  /** The next visit that has a caretaker. */
  next: z.strictObject({ startsAt: time, who: z.string(), caretaker: z.string() }).nullable(),
})
export type Hall = z.output<typeof hallSchema>
