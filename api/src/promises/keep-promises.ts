import { newId, type PromiseRow, type Tx } from '@thodu/db'
import type { ExpressionBuilder } from 'kysely'
import { bindingStatuses } from '../contract/care/booking-status.ts'
import type { PromiseKind } from '../contract/promises/promise-kinds.ts'
import { nextRound, type PromiseSubject } from './make-promises.ts'
import { alertTimes } from './promise-rules.ts'

type VoidReason = NonNullable<PromiseRow['void_reason']>

const openOf = (tx: Tx, { type, id }: PromiseSubject) =>
  tx
    .updateTable('promises')
    .where('subject_type', '=', type)
    .where('subject_id', '=', id)
    .where('met_at', 'is', null)
    .where('void_at', 'is', null)
    .where('closed_at', 'is', null)

/** A promise met too late is marked as broken at its own end (rule PROM-4). */
const asMet = (at: string) => (row: ExpressionBuilder<{ promises: PromiseRow }, 'promises'>) => ({
  met_at: at,
  next_alert_at: null,
  broken_noted_at: row
    .case()
    .when('broken_noted_at', 'is not', null)
    .then(row.ref('broken_noted_at'))
    .when('ends_at', '<', at)
    .then(row.ref('ends_at'))
    .else(null)
    .end(),
})

/** Marks promises as met, in the transaction of the deed (rule PROM-3). A second deed changes nothing. */
export async function meetPromises(
  tx: Tx,
  subject: PromiseSubject,
  kinds: readonly PromiseKind[],
  at: Date,
): Promise<void> {
  await openOf(tx, subject).where('kind', 'in', kinds).set(asMet(at.toISOString())).execute()
}

const openBookingsOf = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('bookings')
    .select('id')
    .where('user_id', '=', accountId)
    .where('status', 'in', bindingStatuses)
    .execute()

/** A call or an attempt meets the call promises of all the family's open bookings (rule PROM-3). */
export async function meetCallsOfFamily(tx: Tx, accountId: string, at: Date): Promise<void> {
  for (const { id } of await openBookingsOf(tx, accountId))
    await meetPromises(tx, { type: 'booking', id }, ['call'], at)
}

/**
 * Ends promises that are no longer awaited: promises before their end become void, overdue ones remain broken (rule
 * PROM-4).
 */
export async function endPromises(tx: Tx, subject: PromiseSubject, reason: VoidReason, now: Date): Promise<void> {
  const at = now.toISOString()
  await openOf(tx, subject)
    .where('ends_at', '>=', at)
    .where('broken_noted_at', 'is', null)
    .set({ void_at: at, void_reason: reason, next_alert_at: null })
    .execute()
  await openOf(tx, subject)
    .set((row) => ({
      closed_at: at,
      next_alert_at: null,
      broken_noted_at: row.fn.coalesce('broken_noted_at', 'ends_at'),
    }))
    .execute()
}

/** Creates the same promise again with the same end. */
async function promiseAgain(tx: Tx, promise: PromiseRow, now: Date): Promise<void> {
  const subject = { type: promise.subject_type, id: promise.subject_id }
  await tx
    .insertInto('promises')
    .values({
      ...promise,
      id: newId(now.getTime()),
      round: await nextRound(tx, subject, promise.kind),
      met_at: null,
      broken_noted_at: null,
      closed_at: null,
      void_at: null,
      void_reason: null,
      next_alert_at: new Date(alertTimes(promise).soon).toISOString(),
    })
    .execute()
}

const ofSubject = (tx: Tx, { type, id }: PromiseSubject) =>
  tx.selectFrom('promises').selectAll().where('subject_type', '=', type).where('subject_id', '=', id)

/**
 * Reopens a promise whose deed was undone, with its old end (rule BOOK-18). With `metAt`, only if it was met at that
 * time.
 */
export async function unmeetPromise(
  tx: Tx,
  subject: PromiseSubject,
  { kind, metAt }: { kind: PromiseKind; metAt?: string },
  now: Date,
): Promise<void> {
  let query = ofSubject(tx, subject)
    .where('kind', '=', kind)
    .where('void_at', 'is', null)
    .where((row) => row.or([row('met_at', 'is not', null), row('closed_at', 'is not', null)]))
  if (metAt !== undefined) query = query.where('met_at', '=', metAt)
  const promise = await query.orderBy('round', 'desc').executeTakeFirst()
  if (!promise) return
  await tx
    .updateTable('promises')
    .set({ void_at: now.toISOString(), void_reason: 'undone' })
    .where('id', '=', promise.id)
    .execute()
  await promiseAgain(tx, promise, now)
}

/** Reverts `meetCallsOfFamily` of that time. */
export async function unmeetCallsOfFamily(tx: Tx, accountId: string, metAt: string, now: Date): Promise<void> {
  for (const { id } of await openBookingsOf(tx, accountId))
    await unmeetPromise(tx, { type: 'booking', id }, { kind: 'call', metAt }, now)
}

/** Reopens promises that have not ended yet, because their subject continues. */
export async function resumePromises(tx: Tx, subject: PromiseSubject, now: Date): Promise<void> {
  const ended = await ofSubject(tx, subject)
    .where('void_reason', 'in', ['cancelled', 'completed', 'closed'])
    .where('ends_at', '>', now.toISOString())
    .orderBy('round', 'desc')
    .execute()
  // Only the newest promise of each kind is reopened.
  for (const promise of ended) {
    const next = await nextRound(tx, subject, promise.kind)
    if (promise.round === next - 1) await promiseAgain(tx, promise, now)
  }
}
