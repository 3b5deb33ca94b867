import { callSubjects, callTimes } from '../telephone/call-outcomes.ts'
import { count, id, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import { inboxKinds, inboxStates } from './inbox-kinds.ts'

const named = z.strictObject({ _id: id, name: z.string() })
const subject = { type: z.enum(callSubjects), _id: id }

/** One row of the inbox (rule REQ-9). */
export const inboxRowSchema = z.strictObject({
  kind: z.enum(inboxKinds),
  /** The key of a card with several subjects, otherwise the id of the request or of the recorded call. */
  _id: z.string(),
  /** The subjects of the family's call, as on the call sheet; empty for a change or privacy request and for done rows. */
  items: z.array(z.strictObject(subject)),
  who: z.string(),
  since: time,
  dueAt: time.nullable(),
  isLate: z.boolean(),
  /** When the office should call; null without a call. */
  when: z.enum(callTimes).nullable(),
  /** The kind of a change or privacy request, or the service of a call; otherwise empty. */
  topic: z.string(),
  /** The first words that the person wrote; otherwise the id of the booking. */
  words: z.string(),
  bookingId: id.nullable(),
  /** State of the request, or the outcome of the recorded call. */
  status: z.string(),
  openedBy: named.nullable(),
  openedAt: time.nullable(),
})
export type InboxRow = z.output<typeof inboxRowSchema>

/** GET /admin/inbox */
export const inboxQuery = z
  .object({ kind: z.enum(inboxKinds), state: z.enum(inboxStates), page: z.coerce.number().int().min(1).max(200) })
  .partial()
export const inboxSchema = z.strictObject({
  rows: z.array(inboxRowSchema),
  /** Whether the next page has rows. */
  more: z.boolean(),
  /** Open rows of each kind, whatever the query asks for. */
  open: z.record(z.enum(inboxKinds), count),
})
export type Inbox = z.output<typeof inboxSchema>

/** POST /admin/inbox/open: the caller has opened this row. */
export const openRowSchema = z.object({
  kind: z.enum(inboxKinds),
  _id: z.string().min(1).max(64),
  items: z.array(z.object(subject)).max(50).optional(),
})
export const openedRowSchema = z.strictObject({ openedBy: named, openedAt: time })
