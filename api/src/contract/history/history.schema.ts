import { auditChangeSchema } from '../audit/audit.schema.ts'
import { auditActions, auditStatuses } from '../audit/audit-actions.ts'
import { languages } from '../people/languages.ts'
import { mailReaders, mailTemplates } from '../promises/mail-templates.ts'
import { promiseKinds, promiseReasons } from '../promises/promise-kinds.ts'
import { callOutcomes } from '../telephone/call-outcomes.ts'
import { visitProofs } from '../visits/visit-parts.ts'
import { recordedTemplates } from '../whatsapp/whatsapp.schema.ts'
import { count, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import { historyKinds } from './history-kinds.ts'

const entry = {
  /** Source and row; stable while that row exists. */
  _id: z.string().min(1).max(100),
  at: time,
  kind: z.enum(historyKinds),
  /** Actor's name; null for automatic events. */
  by: z.string().nullable(),
}
const visitAt = time
const promise = z.enum(promiseKinds)

/** GET /admin/bookings/{id}/history: events as codes and data; the reader's app forms the sentence (rule OFF-31). */
export const historyEntrySchema = z.union([
  /** An event that only the audit log records. */
  z.strictObject({
    ...entry,
    what: z.literal('audited'),
    action: z.enum(auditActions),
    status: z.enum(auditStatuses),
    changes: z.array(auditChangeSchema),
  }),
  /** Several visits at once: number, first and last. */
  z.strictObject({
    ...entry,
    what: z.enum(['visits_planned', 'visits_cancelled']),
    count,
    from: time,
    until: time,
  }),
  /** A visit that replaces another: moved by the family, added for a returned day, or given to another caretaker. */
  z.strictObject({
    ...entry,
    what: z.enum(['visit_moved', 'visit_given_back', 'visit_replaced']),
    visitAt,
    from: time,
    caretaker: z.string().nullable(),
  }),
  z.strictObject({
    ...entry,
    what: z.enum(['visit_missed', 'visit_skipped']),
    visitAt,
    charge: z.enum(['due', 'waived', 'none']),
    reason: z.string().nullable(),
  }),
  /** `at` is when the server received it. */
  z.strictObject({
    ...entry,
    what: z.enum(['visit_started', 'visit_ended', 'visit_start_undone']),
    visitAt,
    happenedAt: time,
    proof: z.enum(visitProofs),
    reason: z.string().nullable(),
  }),
  z.strictObject({ ...entry, what: z.literal('visit_absent'), visitAt }),
  z.strictObject({
    ...entry,
    what: z.literal('call'),
    direction: z.enum(['out', 'in']),
    outcome: z.enum(callOutcomes),
    note: z.string().nullable(),
    nextTryAt: time.nullable(),
  }),
  z.strictObject({
    ...entry,
    what: z.literal('message'),
    to: z.enum(['family', 'emergency', 'caretaker']),
    template: z.enum(recordedTemplates),
    language: z.enum(languages),
    state: z.enum(['opened', 'sent', 'not-sent', 'delivered', 'failed']),
  }),
  /** `again`: the promise was made before and undone. */
  z.strictObject({ ...entry, what: z.literal('promise_made'), promise, dueAt: time, again: z.boolean() }),
  z.strictObject({ ...entry, what: z.literal('promise_met'), promise, dueAt: time, isLate: z.boolean() }),
  z.strictObject({ ...entry, what: z.literal('promise_broken'), promise }),
  /** The family no longer waits. A null reason means overdue: the promise stays broken. */
  z.strictObject({
    ...entry,
    what: z.literal('promise_ended'),
    promise,
    reason: z.enum(['cancelled', 'completed', 'closed', 'undone', 'erased']).nullable(),
  }),
  z.strictObject({ ...entry, what: z.literal('promise_held'), promise, until: time, reason: z.string() }),
  /** A null code means that the office has seen the checks. */
  z.strictObject({
    ...entry,
    what: z.literal('promise_reason'),
    promise,
    reason: z.enum(promiseReasons).nullable(),
    note: z.string().nullable(),
  }),
  z.strictObject({
    ...entry,
    what: z.literal('mail'),
    template: z.enum(mailTemplates),
    to: z.enum(mailReaders),
    state: z.enum(['waiting', 'sent', 'failed']),
  }),
])
export type HistoryEntry = z.output<typeof historyEntrySchema>
