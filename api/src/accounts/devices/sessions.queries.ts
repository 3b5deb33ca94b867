import type { Reader } from '@thodu/db'
import type { DeviceSession } from '../../contract/accounts/factors.schema.ts'
import { idleSince } from '../../sessions/session-times.ts'
import { describeDevice } from './describe-device.ts'

const shown = 1_000

/** Lists open sessions, most recently used first; `current` is the caller's. */
export async function listSessions(
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
