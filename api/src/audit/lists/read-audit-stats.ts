import { limitTo, type Reader } from '@thodu/db'
import { sql } from 'kysely'
import type { AuditStats } from '../../contract/audit/audit.schema.ts'
import type { AuditAction } from '../../contract/audit/audit-actions.ts'
import type { AuditRange } from '../audit-filter.ts'
import { findAuditLogs } from './find-audit-logs.ts'
import { splitByMonths } from './split-by-months.ts'
import { toAuditLog } from './to-audit-log.ts'

const shown = 5

async function countActions(read: Reader, range: AuditRange): Promise<{ action: AuditAction; count: number }[]> {
  const { months, days } = splitByMonths(range)
  const counts = days.map(
    ({ from, to }) => sql`select action, events from audit_counts where day between ${from} and ${to}`,
  )
  if (months)
    counts.push(sql`select action, events from audit_action_months where month between ${months.from} and ${months.to}`)
  const { rows } = await sql<{ action: AuditAction; count: number }>`
    select action, sum(events) as count from (${sql.join(counts, sql` union all `)}) counts
    group by action order by count desc, action`.execute(read)
  return rows
}

type TopUsers = AuditStats['data']['topUsers']
const findOfAllTime = (read: Reader, limit: number): Promise<TopUsers> =>
  read
    .selectFrom('audit_user_totals')
    .select(['user_name as userName', 'user_email as userEmail', 'events as count'])
    .where('user_email', '!=', '')
    .orderBy('events', 'desc')
    .orderBy('user_email')
    .limit(limit)
    .execute()

/** Reads the daily and monthly counts of triggers, without visitors, who have no address. */
async function findTopUsers(read: Reader, range: AuditRange, limit: number): Promise<TopUsers> {
  if (range.fromDay === undefined && range.toDay === undefined) return findOfAllTime(read, limit)
  const { months, days } = splitByMonths(range)
  const counts = days.map(
    (span) =>
      sql`select user_email, user_name, events from audit_user_counts where day between ${span.from} and ${span.to}`,
  )
  if (months)
    counts.push(
      sql`select user_email, user_name, events from audit_user_months where month between ${months.from} and ${months.to}`,
    )
  const { rows } = await sql<TopUsers[number]>`
    select max(user_name) as "userName", user_email as "userEmail", sum(events) as count
    from (${sql.join(counts, sql` union all `)}) counts where user_email <> ''
    group by user_email order by count desc, user_email ${limitTo(limit)}`.execute(read)
  return rows
}

/** Reads the counts that database triggers keep for each day, so the range is whole days (rule AUD-8). */
export async function readAuditStats(read: Reader, { fromDay, toDay }: AuditRange): Promise<AuditStats['data']> {
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
    topUsers: await findTopUsers(read, range, shown),
    actionStats,
  }
}
