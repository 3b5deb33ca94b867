import { changeRequestSchema } from '../bookings/change-requests.schema.ts'
import { urgentNotices } from '../operations/notices.ts'
import { promiseKinds, promiseReasons } from '../promises/promise-kinds.ts'
import { incidentSchema } from '../visits/incidents.schema.ts'
import { count, id, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import { attentionGroups, attentionKinds } from './attention-kinds.ts'

const attentionStepSchema = z.strictObject({
  kind: z.enum(attentionKinds),
  /** Id of the visit, incident, booking, request, promise or caretaker; for a call, the key of its card. */
  _id: z.string(),
  /** Patient of a visit or of a booking whose care begins; for `unconfirmed` the caretaker; otherwise the family. */
  who: z.string(),
  /**
   * When the step began or is due. For care that begins: its first day. Null for a call without a deadline and for care
   * without a start date.
   */
  at: time.nullable(),
  booking: z.strictObject({ _id: id, bookingId: z.string() }).nullable(),
  caretaker: z.string().nullable(),
  /** Part of the city where a visit takes place, otherwise empty. */
  area: z.string(),
  /** The caretaker's while a visit waits for them, otherwise the family's; may be empty. */
  phone: z.string(),
  /** For a complaint: start of the visit, and the family's text. */
  remark: z.strictObject({ startsAt: time, text: z.string() }).nullable(),
  /** For an incident: the caretaker's report, and the family's number. */
  trouble: incidentSchema
    .pick({ kind: true, text: true, seenBy: true })
    .extend({ visitId: id, startsAt: time, family: z.strictObject({ name: z.string(), phone: z.string() }) })
    .nullable(),
  /** For a change request (rule BOOK-19). */
  change: changeRequestSchema.pick({ kind: true, reason: true, from: true, until: true, words: true }).nullable(),
  /** For a breach: whether the Board has received the first report. */
  breach: z.strictObject({ isTold: z.boolean() }).nullable(),
  /** Number of caretakers who lack a required check; one row for all of them (rule MATCH-8). */
  unchecked: count.nullable(),
  /** Changed visits that the caretaker has not confirmed; `toldAt` is null while the office has not written about all of them. */
  unconfirmed: z.strictObject({ changes: count, toldAt: time.nullable() }).nullable(),
  /** For a notice about the server: its cause (rule OPS-19). */
  notice: z.enum(urgentNotices).nullable(),
  promise: z.string().nullable(),
  /** For a visit ahead without a caretaker: how many were asked, and how many wait for the office's choice (rule OFFER-5). */
  offers: z.strictObject({ asked: count, yes: count }).nullable(),
})
export type AttentionStep = z.output<typeof attentionStepSchema>

/** An awaited promise of the row's booking: held before its end, explained after it (rules PROM-6, PROM-7). */
const rowPromiseSchema = z.strictObject({
  _id: id,
  kind: z.enum(promiseKinds),
  dueAt: time,
  isLate: z.boolean(),
  reason: z.enum(promiseReasons).nullable(),
})
export type RowPromise = z.output<typeof rowPromiseSchema>

/** A row contains the most urgent step, and the other steps of the same booking. */
export const attentionRowSchema = z.strictObject({
  ...attentionStepSchema.shape,
  group: z.enum(attentionGroups),
  also: z.array(attentionStepSchema),
  promises: z.array(rowPromiseSchema),
})
export type AttentionRow = z.output<typeof attentionRowSchema>

/** GET /admin/hall: the first rows and the total of each group. */
export const attentionSchema = z.strictObject({
  at: time,
  counts: z.record(z.enum(attentionGroups), count),
  rows: z.array(attentionRowSchema),
  next: z.strictObject({ startsAt: time, who: z.string(), caretaker: z.string() }).nullable(),
})
export type AttentionList = z.output<typeof attentionSchema>
