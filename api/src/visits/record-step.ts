import { newId, type Tx } from '@thodu/db'
import type { z } from 'zod'
import { writeAudit } from '../audit/write-audit.ts'
import type { Tick } from '../contract/tasks/care-tasks.ts'
import { texts } from '../contract/texts.ts'
import { hourMs, minuteMs, momentOf, toTime } from '../contract/time.ts'
import type { officeStepSchema } from '../contract/visits/visits.schema.ts'
import type { Caller } from '../http/caller.ts'
import { momentOnServer } from '../http/entry-time.ts'
import { conflict, wrongField } from '../http/errors/api-error.ts'
import { chargeOf } from '../money/charges/charge-of.ts'
import { auditVisit } from './audit-visit.ts'
import { findTasks } from './schedule/tasks.queries.ts'
import { updateVisit, type VisitChanges } from './schedule/update-visit.ts'
import type { StoredVisit } from './visits.queries.ts'

/** A repeated `clientEventId` is the same step. */
export type RecordedStep = {
  id: string
  clientEventId: string
  occurredAt?: string
  sentAt?: string
  reason?: string
  /** Four digits that the family reads aloud. */
  code?: string
  note?: string
  forFamily?: string
  tasks?: readonly Tick[]
}
/** An admin records this step after a call. */
export type OfficeStep = { id: string; given: z.output<typeof officeStepSchema> }
type Kind = 'start' | 'end'

/** Maximum age of a step stored offline, and how far a phone's clock may be ahead, in ms. */
const oldest = 48 * hourMs
const ahead = 5 * minuteMs

/** The minute of a step. @throws ApiError 400 when it is too long ago or ahead (rule DAY-3) */
export function minuteOfStep(step: Pick<RecordedStep, 'occurredAt' | 'sentAt'>, at: Date): number {
  const moment = momentOnServer(step, at)
  if (moment < at.getTime() - oldest || moment > at.getTime() + ahead)
    throw wrongField('occurredAt', texts.visit.wrongMoment)
  return momentOf(moment)
}

/** Whether this account has sent the step before (rule DAY-2). @throws ApiError 409 when the id belongs to another step */
export async function isKnownStep(tx: Tx, caller: Caller, step: RecordedStep, kind: Kind): Promise<boolean> {
  const event = await tx
    .selectFrom('visit_events')
    .select(['visit_id', 'kind', 'by_account'])
    .where('client_event_id', '=', step.clientEventId)
    .executeTakeFirst()
  if (!event) return false
  if (event.visit_id !== step.id || event.kind !== kind || event.by_account !== caller.actor.id)
    throw conflict('request.conflict')
  return true
}

type Done = { step: RecordedStep; kind: Kind; minute: number; at: Date; proof: 'none' | 'office' | 'code' }

/**
 * Stores ticks of tasks that the office still requires; the list may change while a phone is offline (rule DAY-22).
 * @returns the number of stored ticks
 */
async function saveTaskResults(
  tx: Tx,
  visit: Pick<StoredVisit, 'id' | 'booking_id'>,
  ticks: readonly Tick[] = [],
): Promise<number> {
  if (ticks.length === 0) return 0
  const asked = (await findTasks(tx, [visit.booking_id])).get(visit.booking_id) ?? []
  const kept = ticks.filter(({ code }) => asked.includes(code))
  if (kept.length === 0) return 0
  const rows = kept.map(({ code, result }) => ({ visit_id: visit.id, code, result }))
  await tx.insertInto('visit_tasks').values(rows).execute()
  return kept.length
}

/**
 * Starts or ends a visit, charges it at the end (rule MON-2), and stores note, words for the family and ticks, none of
 * which the audit log contains (rules DAY-5, DAY-17, DAY-22).
 * @throws ApiError 409 when another request was faster
 */
export async function recordStep(tx: Tx, caller: Caller, visit: StoredVisit, done: Done): Promise<void> {
  const { step, kind, minute, at, proof } = done
  const set: VisitChanges =
    kind === 'start'
      ? { status: 'started', started_min: minute, start_proof: proof }
      : { status: 'done', ended_min: minute, end_proof: proof, family_words: step.forFamily ?? null }
  const charged = kind === 'end' ? await chargeOf(tx, visit, visit.charge, at) : undefined
  await updateVisit(tx, visit, { ...set, ...charged }, at)
  const time = at.toISOString()
  const { performer, actor } = caller
  await tx
    .insertInto('visit_events')
    .values({
      id: newId(at.getTime()),
      visit_id: visit.id,
      kind,
      occurred_at: toTime(minute),
      received_at: time,
      proof,
      reason: step.reason ?? null,
      client_event_id: step.clientEventId,
      by_account: actor.id,
      withdrawn_of: null,
    })
    .execute()
  await auditVisit(tx, caller, visit, {
    action: 'STATUS_UPDATE',
    what: kind === 'start' ? ' started' : ' ended',
    changes: [{ field: 'visit', from: visit.status, to: set.status }],
    at,
  })
  const left = (what: string) =>
    writeAudit(tx, {
      performer,
      action: 'NOTES_ADDED',
      resourceType: 'booking',
      resourceId: visit.booking_id,
      description: `${what} recorded for a visit of booking ${visit.booking_code}`,
      at,
    })
  if (step.forFamily !== undefined) await left('Note for the family')
  if (kind === 'end' && (await saveTaskResults(tx, visit, step.tasks)) > 0) await left('Tasks')
  if (step.note === undefined) return
  await tx
    .insertInto('visit_notes')
    .values({
      id: newId(at.getTime()),
      visit_id: visit.id,
      author_id: actor.id,
      text: step.note,
      client_event_id: step.clientEventId,
      created_at: time,
    })
    .execute()
  await left('Note')
}
