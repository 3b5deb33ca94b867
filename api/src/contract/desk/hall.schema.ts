import { changeRequestSchema } from '../bookings/change-requests.schema.ts'
import { troubleSchema } from '../visits/troubles.schema.ts'
import { count, id, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import { hallKinds } from './hall-kinds.ts'

/** One thing that cannot wait. */
export const hallRowSchema = z.strictObject({
  kind: z.enum(hallKinds),
  /** Of the visit, the trouble, the request or the promise; the card's key of a call. */
  _id: z.string(),
  /** Whom it is about: the patient of a visit, else the family. */
  who: z.string(),
  /** Since when, or by when where that lies ahead; null for a call that is simply due. */
  at: time.nullable(),
  booking: z.strictObject({ _id: id, bookingId: z.string() }).nullable(),
  /** Who should come to a visit. */
  caretaker: z.string().nullable(),
  /** The number that helps first: hers who should be there, else the family's. Empty where there is none. */
  phone: z.string(),
  /** Of a visit with which something was wrong: when it was to begin, and the family's words. */
  remark: z.strictObject({ startsAt: time, text: z.string() }).nullable(),
  /** What is wrong with a visit, as who is there says it, and the family's number beside hers. */
  trouble: troubleSchema
    .pick({ kind: true, text: true, seenBy: true })
    .extend({ visitId: id, startsAt: time, family: z.strictObject({ name: z.string(), phone: z.string() }) })
    .nullable(),
  /** What a family asks the office to change (rule BOOK-19). */
  change: changeRequestSchema.pick({ kind: true, reason: true, from: true, until: true, words: true }).nullable(),
  /** Of a breach: whether the Board has had the first word. */
  breach: z.strictObject({ isTold: z.boolean() }).nullable(),
  /** What was promised. */
  promise: z.string().nullable(),
})
export type HallRow = z.output<typeof hallRowSchema>

/** GET /admin/hall: the first few of each kind, how many there are, and what comes next. */
export const hallSchema = z.strictObject({
  at: time,
  counts: z.record(z.enum(hallKinds), count),
  rows: z.array(hallRowSchema),
  /** The next visit that somebody goes to. */
  next: z.strictObject({ startsAt: time, who: z.string(), caretaker: z.string() }).nullable(),
})
export type Hall = z.output<typeof hallSchema>
