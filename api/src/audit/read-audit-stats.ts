import type { Database } from '@thodu/db'
import type { AuditAction } from '../contract/audit-actions.ts'
import type { AuditStats } from '../contract/wire-types.ts'
import type { AuditRange } from './audit.schema.ts'
import { findAuditLogs } from './find-audit-logs.ts'
import { toAuditLog } from './to-audit-log.ts'

/** The last five events (spec: caretaker and admin, section 2) and as many people. */
const shown = 5
type Read = Database['read']

async function countActions(
  read: Read,
  { fromDay, toDay }: AuditRange,
): Promise<{ action: AuditAction; count: number }[]> {
  let query = read
    .selectFrom('audit_counts')
    .select(['action', (eb) => eb.fn.sum<number>('events').as('count')])
    .groupBy('action')
    .orderBy('count', 'desc')
    .orderBy('action')
  if (fromDay !== undefined) query = query.where('day', '>=', fromDay)
  if (toDay !== undefined) query = query.where('day', '<=', toDay)
  const rows = await query.execute()
  return rows.map(({ action, count }) => ({ action: action as AuditAction, count }))
}

/** Visitors have no address and are nobody in particular: they are not among the people most active. */
async function findTopUsers(read: Read, { fromDay, toDay }: AuditRange) {
  if (fromDay === undefined && toDay === undefined)
    return read
      .selectFrom('audit_user_totals')
      .select(['user_name as userName', 'user_email as userEmail', 'events as count'])
      .where('user_email', '!=', '')
      .orderBy('events', 'desc')
      .limit(shown)
      .execute()
  let query = read
    .selectFrom('audit_user_counts')
    .select((eb) => [
      eb.fn.max('user_name').as('userName'),
      'user_email as userEmail',
      eb.fn.sum<number>('events').as('count'),
    ])
    .where('user_email', '!=', '')
    .groupBy('user_email')
    .orderBy('count', 'desc')
    .limit(shown)
  if (fromDay !== undefined) query = query.where('day', '>=', fromDay)
  if (toDay !== undefined) query = query.where('day', '<=', toDay)
  return query.execute()
}

/** Totals from the counts that triggers keep; ISO times count as their whole day (contract, section 6). */
export async function readAuditStats(read: Read, { fromDay, toDay }: AuditRange): Promise<AuditStats['data']> {
  const range: AuditRange = {
    ...(fromDay === undefined ? {} : { fromDay }),
    ...(toDay === undefined ? {} : { toDay }),
  }
  const actionStats = await countActions(read, range)
  const recent = await findAuditLogs(
    read,
    { facets: {}, range, words: [], resourceId: undefined },
    { offset: 0, limit: shown },
  )
  return {
    totalLogs: actionStats.reduce((sum, { count }) => sum + count, 0),
    recentActivity: recent.rows.map(toAuditLog),
    topUsers: await findTopUsers(read, range),
    actionStats,
  }
}
