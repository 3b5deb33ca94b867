import { limitTo, type Reader } from '@thodu/db'
import { sql } from 'kysely'
import type { AuditStats } from '../../contract/audit/audit.schema.ts'
import type { AuditRange } from '../audit-filter.ts'
import { splitByMonths } from './split-by-months.ts'

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
export async function findTopUsers(read: Reader, range: AuditRange, limit: number): Promise<TopUsers> {
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
