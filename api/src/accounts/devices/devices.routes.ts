import type { Reader } from '@thodu/db'
import { sessionCalls } from '../../contract/accounts/accounts.calls.ts'
import type { DeviceSession } from '../../contract/accounts/factors.schema.ts'
import { listedRecords } from '../../http/answers/record-access.ts'
import type { Deps } from '../../http/environment.ts'
import { notFound } from '../../http/errors/api-error.ts'
import { ownChanges } from '../../http/limits/limits.ts'
import { createRoutes } from '../../http/routes.ts'
import { idleSince } from '../../sessions/session-times.ts'
import { findAccount } from '../accounts.queries.ts'
import { describeDevice } from './describe-device.ts'
import { endDeviceSession } from './end-session.ts'

const audit = { action: 'LOGOUT', resourceType: 'authentication' } as const

const shown = 1_000

/** Lists open sessions, most recently used first; `current` is the caller's. */
async function listSessions(
  db: Reader,
  { accountId, current }: { accountId: string; current: string },
  now: Date,
): Promise<DeviceSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select(['sessions.id', 'sessions.ip', 'sessions.user_agent', 'sessions.created_at', 'sessions.last_used_at'])
    .where('sessions.account_id', '=', accountId)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', now.toISOString())
    .where((row) => row.or([row('accounts.role', '=', 'user'), row('sessions.last_used_at', '>', idleSince(now))]))
    .orderBy('sessions.last_used_at', 'desc')
    .orderBy('sessions.id', 'desc')
    .limit(shown)
    .execute()
  return rows.map((row) => ({
    _id: row.id,
    ...describeDevice(row.user_agent),
    ip: row.ip,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    current: row.id === current,
  }))
}

/** Lists and ends sessions (rule ACC-41). A family's sign-in locations are its personal data. */
export const createDeviceRoutes = (deps: Deps) =>
  createRoutes(sessionCalls)
    .on('GET /user/sessions', { audience: 'signed-in', recordsAccess: 'none' }, ({ caller }) => {
      const { actor } = caller
      const whose = { accountId: actor.id, current: actor.sessionId }
      return listSessions(deps.database.read, whose, deps.now())
    })
    .on(
      'DELETE /user/sessions/{id}',
      { audience: 'signed-in', recordsAccess: 'none', audit, limits: [{ limit: ownChanges, by: 'account' }] },
      async ({ id, caller }) => {
        await endDeviceSession(deps, caller, { id, of: 'self' })
      },
    )
    .on(
      'GET /admin/users/{id}/sessions',
      { audience: ['admin'], recordsAccess: (_, id) => listedRecords('family', [id]) },
      async ({ id, caller }) => {
        const account = await findAccount(deps.database.read, { id })
        if (!account) throw notFound()
        const whose = { accountId: id, current: caller.actor.sessionId }
        return listSessions(deps.database.read, whose, deps.now())
      },
    )
    .on(
      'DELETE /admin/sessions/{id}',
      { audience: ['admin'], recordsAccess: 'none', fresh: 'factor', audit },
      async ({ id, caller }) => {
        await endDeviceSession(deps, caller, { id, of: 'anybody' })
      },
    ).router
