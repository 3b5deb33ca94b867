import { languages } from '../people/languages.ts'
import { givenTime, id, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'

export const scheduleChangeKinds = ['new', 'moved', 'cancelled'] as const
export type ScheduleChangeKind = (typeof scheduleChangeKinds)[number]

/** A change of the next 48 hours that its caretaker has not confirmed (rule VISIT-28). */
export const scheduleChangeSchema = z.strictObject({
  visitId: id,
  bookingId: z.string(),
  kind: z.enum(scheduleChangeKinds),
  /** The times of a cancelled visit are those that the caretaker knew. */
  startsAt: time,
  endsAt: time,
  /** The earlier start of a moved visit. */
  before: time.nullable(),
  area: z.string(),
  /** Why this caretaker was chosen, for a new visit: up to three sentences, only for the caretaker (rule CARE-29). */
  reasons: z.array(z.string()).max(3),
  changedAt: time,
  /** When the office opened the message to the caretaker. */
  toldAt: time.nullable(),
})
export type ScheduleChange = z.output<typeof scheduleChangeSchema>

/** The changes as the caretaker read them: a change that has changed since then stays unconfirmed. */
export const confirmChangesSchema = z.object({
  changes: z
    .array(z.object({ visitId: id, kind: z.enum(scheduleChangeKinds), startsAt: givenTime, endsAt: givenTime }))
    .min(1)
    .max(100),
})

/** GET /admin/caretakers/{id}/schedule-changes: previews the message; the call neither sends nor stores anything. */
export const caretakerChangesSchema = z.strictObject({
  caretaker: z.strictObject({ _id: id, name: z.string(), phone: z.string() }),
  changes: z.array(scheduleChangeSchema),
  language: z.enum(languages),
  /** Null without a change. */
  text: z.string().nullable(),
  /** Null without a change or a mobile number. */
  url: z.string().nullable(),
})
export type CaretakerChanges = z.output<typeof caretakerChangesSchema>
