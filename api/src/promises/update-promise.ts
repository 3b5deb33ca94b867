import { newId, type PromiseRow, type Tx } from '@thodu/db'
import { writeAudit } from '../audit/write-audit.ts'
import type { AuditChange } from '../contract/audit/audit.schema.ts'
import type { PromiseUpdate } from '../contract/promises/promises.schema.ts'
import { texts } from '../contract/texts.ts'
import { dayMinutes, minuteMs } from '../contract/time.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { badRequest, conflict, notFound } from '../http/errors/api-error.ts'
import { meetPromises } from './keep-promises.ts'
import { planAlerts } from './promise-rules.ts'

/** All holds of a promise last at most two weeks, in minutes. */
const longestHold = 14 * dayMinutes

const isSettled = ({ met_at, void_at, closed_at }: PromiseRow): boolean =>
  met_at !== null || void_at !== null || closed_at !== null

async function findPromise(tx: Tx, id: string): Promise<PromiseRow> {
  const row = await tx.selectFrom('promises').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

export type Step = { tx: Tx; caller: Caller; promise: PromiseRow; at: Date }

/** Whether a promise is marked as broken, or overdue and still awaited. */
export const isBroken = (promise: PromiseRow, at: Date): boolean =>
  promise.void_at === null &&
  (promise.broken_noted_at !== null || (!isSettled(promise) && promise.ends_at < at.toISOString()))

/**
 * Stores the reason of a broken promise with its author; a new reason replaces it, null removes it (rule PROM-7).
 * @throws ApiError 409
 */
export async function saveReason({ tx, caller, promise, at }: Step, code: PromiseRow['reason_code'], note?: string) {
  if (!isBroken(promise, at)) throw conflict('promise.not_broken')
  await tx
    .updateTable('promises')
    .set({
      reason_code: code,
      reason_note: note || null,
      reason_by: code && caller.actor.id,
      reason_at: code && at.toISOString(),
      broken_noted_at: promise.broken_noted_at ?? promise.ends_at,
    })
    .where('id', '=', promise.id)
    .execute()
  return [{ field: 'reason', from: promise.reason_code, to: code }]
}

/**
 * Stops the clock until a moment; holds follow each other (rule PROM-6).
 * @throws ApiError 400 for a hold that ends before it begins or is too long; 409 once the promise is overdue or settled
 */
async function hold({ tx, caller, promise, at }: Step, { until, reason }: { until: string; reason: string }) {
  if (isSettled(promise) || promise.broken_noted_at !== null || promise.ends_at < at.toISOString())
    throw conflict('promise.too_late_to_hold')
  const last = await tx
    .selectFrom('promise_holds')
    .select(({ fn }) => fn.max('until_at').as('until'))
    .where('promise_id', '=', promise.id)
    .executeTakeFirstOrThrow()
  const from = Math.max(at.getTime(), Date.parse(last.until ?? promise.started_at))
  const minutes = Math.ceil((Date.parse(until) - from) / minuteMs)
  if (minutes < 1) throw badRequest('promise.hold_not_ahead', { 'hold.until': texts.promises.holdNotAhead })
  if (promise.held_minutes + minutes > longestHold)
    throw badRequest('promise.hold_too_long', { 'hold.until': texts.promises.holdTooLong })
  await tx
    .insertInto('promise_holds')
    .values({
      id: newId(at.getTime()),
      promise_id: promise.id,
      from_at: new Date(from).toISOString(),
      until_at: new Date(from + minutes * minuteMs).toISOString(),
      reason,
      by_id: caller.actor.id,
      created_at: at.toISOString(),
    })
    .execute()
  const ends_at = new Date(Date.parse(promise.ends_at) + minutes * minuteMs).toISOString()
  const alerts = await tx.selectFrom('promise_alerts').select('level').where('promise_id', '=', promise.id).execute()
  const given = alerts.map(({ level }) => level)
  const next_alert_at = planAlerts({ started_at: promise.started_at, ends_at }, given, at.getTime()).nextAt
  await tx
    .updateTable('promises')
    .set({ ends_at, held_minutes: promise.held_minutes + minutes, next_alert_at })
    .where('id', '=', promise.id)
    .execute()
  return [{ field: 'dueAt', from: promise.ends_at, to: ends_at }]
}

/** An admin confirms the checks, whether on file or not (rule PROM-3). @throws ApiError 409 */
async function verify({ tx, caller, promise, at }: Step, reason: string) {
  if (promise.kind !== 'verification' || isSettled(promise)) throw conflict('promise.not_to_verify')
  const { subject_type: type, subject_id: id } = promise
  await meetPromises(tx, { type, id }, ['verification'], at)
  await tx
    .updateTable('promises')
    .set({ reason_note: reason, reason_by: caller.actor.id, reason_at: at.toISOString() })
    .where('id', '=', promise.id)
    .execute()
  return [{ field: 'metAt', from: null, to: at.toISOString() }]
}

/** Admins search the audit log by booking id. */
async function bookingOfPromise(tx: Tx, { subject_type, subject_id }: PromiseRow): Promise<string> {
  if (subject_type !== 'booking') return ''
  const booking = await tx.selectFrom('bookings').select('code').where('id', '=', subject_id).executeTakeFirst()
  return booking ? ` of booking ${booking.code}` : ''
}

const resourceTypes = { booking: 'booking', callback: 'user', message: 'system' } as const

export function promiseNameOf(given: PromiseUpdate): string {
  if ('hold' in given) return 'put on hold'
  if ('verified' in given) return 'verification done'
  return given.reason === null ? 'reason removed' : 'reason recorded'
}

/** Writes to the audit log of the subject. */
export const auditPromise = async ({ tx, caller, promise, at }: Step, done: string, changes: AuditChange[]) =>
  writeAudit(tx, {
    performer: caller.performer,
    action: 'STATUS_UPDATE',
    resourceType: resourceTypes[promise.subject_type],
    resourceId: promise.subject_id,
    description: `Promise (${promise.kind})${await bookingOfPromise(tx, promise)}: ${done}`,
    changes,
    at,
  })

/**
 * Stores a reason after the end, a hold before it, or the confirmed checks, with the admin's name.
 * @throws ApiError 400; 404; 409 when it is too early, too late, or for another kind
 */
export const updatePromise = (deps: Deps, caller: Caller, { id, ...given }: { id: string } & PromiseUpdate) =>
  deps.database.write(async (tx) => {
    const at = deps.now()
    const promise = await findPromise(tx, id)
    const step: Step = { tx, caller, promise, at }
    const changes: AuditChange[] = await ('hold' in given
      ? hold(step, given.hold)
      : 'verified' in given
        ? verify(step, given.reason)
        : saveReason(step, given.reason, 'note' in given ? given.note : undefined))
    await auditPromise(step, promiseNameOf(given), changes)
  })
