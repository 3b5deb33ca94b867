import type { Agent } from 'node:https'
import { isOneOf } from '@thodu/db'
import type { Deps } from '../http/environment.ts'
import { sendPush } from '../push/send-push.ts'
import { listOpenChanges } from './schedule-changes.queries.ts'

/** Devices notified in one minute, so that a push service that hangs delays no other job for long. */
const mostDevices = 50

async function listDevices({ database, now }: Deps, caretakers: readonly string[]) {
  return database.read
    .selectFrom('push_subscriptions')
    .innerJoin('sessions', 'sessions.id', 'push_subscriptions.session_id')
    .select(['push_subscriptions.endpoint', 'push_subscriptions.account_id'])
    .where(isOneOf('push_subscriptions.account_id', caretakers))
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', now().toISOString())
    .orderBy('push_subscriptions.created_at')
    .limit(mostDevices)
    .execute()
}

/**
 * Notifies the devices of caretakers with new changes; a job of every minute, which tries each change three times at most
 * (rule CARE-28). A device that its push service no longer knows is forgotten.
 * @param agent opens the connections; tests pass their own
 */
export async function notifyDevices(deps: Deps, agent?: Agent): Promise<void> {
  const { config, database, now } = deps
  if (!config.push) return
  const due = (await listOpenChanges(database.read, now())).filter(({ isPushDue }) => isPushDue)
  const devices = await listDevices(deps, [...new Set(due.map(({ caretaker }) => caretaker._id))])
  const results = await Promise.all(
    devices.map(async (device) => ({ ...device, result: await sendPush(config, device.endpoint, now(), agent) })),
  )
  if (results.length === 0) return
  await database.write(async (tx) => {
    const gone = results.filter(({ result }) => result === 'gone').map(({ endpoint }) => endpoint)
    await tx.deleteFrom('push_subscriptions').where(isOneOf('endpoint', gone)).execute()
    for (const [caretaker, own] of Map.groupBy(results, ({ account_id }) => account_id)) {
      const pushed_at = own.some(({ result }) => result === 'sent') ? now().toISOString() : null
      for (const change of due.filter((one) => one.caretaker._id === caretaker))
        await tx
          .updateTable('schedule_changes')
          .set((row) => ({ pushed_at, push_attempts: row('push_attempts', '+', 1) }))
          .where('visit_id', '=', change.visitId)
          .where('caretaker_id', '=', caretaker)
          // A change that came meanwhile is due again.
          .where('changed_at', '=', change.changedAt)
          .execute()
    }
  })
}
