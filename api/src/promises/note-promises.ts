import type { PromiseRow, Tx } from '@thodu/db'
import type { Deps } from '../http/environment.ts'
import { promiseMails } from '../mail/promise-mails.ts'
import { queueTeamMail } from '../mail/queue-mail.ts'
import { type AlertLevel, planAlerts } from './promise-rules.ts'
import { findSubjects } from './promises.queries.ts'

/** One query reads this many promises; after an outage the loop reads more. */
const batch = 500

type Details = { promise: PromiseRow; level: AlertLevel }

const selectDue = (db: Deps['database']['read'], at: string, limit: number) =>
  db
    .selectFrom('promises')
    .selectAll()
    .where('next_alert_at', '<=', at)
    .where('met_at', 'is', null)
    .where('void_at', 'is', null)
    .where('closed_at', 'is', null)
    .orderBy('next_alert_at')
    .orderBy('id')
    .limit(limit)

/** Records each alert of a promise once, even if the job runs twice (rule PROM-8). */
async function noteOne(tx: Tx, promise: PromiseRow, now: Date): Promise<Details | undefined> {
  const at = now.toISOString()
  const given = await tx.selectFrom('promise_alerts').select('level').where('promise_id', '=', promise.id).execute()
  const { due, nextAt } = planAlerts(
    promise,
    given.map(({ level }) => level),
    now.getTime(),
  )
  if (due.length > 0)
    await tx
      .insertInto('promise_alerts')
      .values(due.map((level) => ({ promise_id: promise.id, level, at })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  const isBroken = promise.ends_at < at
  await tx
    .updateTable('promises')
    .set({
      next_alert_at: nextAt,
      ...(isBroken ? { broken_noted_at: promise.ends_at } : {}),
    })
    .where('id', '=', promise.id)
    .execute()
  const level = due.at(-1)
  return level === undefined || level === 'soon' ? undefined : { promise, level }
}

/** Sends one mail about all alerts, so an outage ends in a digest (rule PROM-8). */
async function notifyTeam(tx: Tx, deps: Deps, told: readonly Details[], now: Date): Promise<void> {
  const subjects = await findSubjects(
    tx,
    told.map(({ promise }) => promise),
  )
  const lines = told.map(({ promise, level }) => ({
    kind: promise.kind,
    isLate: level === 'late',
    dueAt: promise.ends_at,
    label: subjects.get(promise.subject_id)?.label ?? '',
    name: subjects.get(promise.subject_id)?.name ?? '',
  }))
  await queueTeamMail(tx, deps.config, promiseMails.overdue(lines, deps.config.office), now)
}

/**
 * Runs every minute: marks broken promises, and notifies the team when a promise is overdue and an hour later. Without
 * an alert it reads an index and writes nothing.
 */
export async function notePromises(deps: Deps): Promise<void> {
  const now = deps.now()
  const at = now.toISOString()
  if ((await selectDue(deps.database.read, at, 1).execute()).length === 0) return
  await deps.database.write(async (tx) => {
    const told: Details[] = []
    for (;;) {
      const promises = await selectDue(tx, at, batch).execute()
      for (const promise of promises) {
        const one = await noteOne(tx, promise, now)
        if (one) told.push(one)
      }
      if (promises.length < batch) break
    }
    if (told.length > 0) await notifyTeam(tx, deps, told, now)
  })
}
