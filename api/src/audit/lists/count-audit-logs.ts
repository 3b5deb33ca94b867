import { prepareQuery, type Reader } from '@thodu/db'
import { sql } from 'kysely'
import type { AuditFacets, AuditFilter, AuditRange } from '../audit-filter.ts'

/** Both numbers are inclusive. */
export type SeqBounds = { first: number; last: number }
export type DayCount = { day: string; events: number }

/** Rows of a day cut by an exact time are counted individually. */
const cutDays = ({ fromDay, toDay, fromTime, toTime }: AuditRange): Set<string> =>
  new Set(
    [fromTime === undefined ? undefined : fromDay, toTime === undefined ? undefined : toDay].filter(
      (day) => !!day,
    ) as string[],
  )

async function countCutDay(
  read: Reader,
  day: string,
  facets: AuditFacets,
  { fromTime, toTime }: AuditRange,
): Promise<number> {
  let query = read
    .selectFrom('audit_log')
    .select((eb) => eb.fn.countAll<number>().as('events'))
    .where('day', '=', day)
    .where((eb) => eb.and(facets))
  if (fromTime !== undefined) query = query.where('created_at', '>=', fromTime)
  if (toTime !== undefined) query = query.where('created_at', '<=', toTime)
  return (await query.executeTakeFirstOrThrow()).events
}

/** Counts matching rows per day, newest first, from the counts of triggers; only days cut by an exact time are scanned. */
export async function countByDay(
  read: Reader,
  { facets, range }: Pick<AuditFilter, 'facets' | 'range'>,
): Promise<DayCount[]> {
  let query = read
    .selectFrom('audit_counts')
    .select(['day', (eb) => eb.fn.sum<number>('events').as('events')])
    .where((eb) => eb.and(facets))
    .groupBy('day')
    .orderBy('day', 'desc')
  if (range.fromDay !== undefined) query = query.where('day', '>=', range.fromDay)
  if (range.toDay !== undefined) query = query.where('day', '<=', range.toDay)
  const days = await query.execute()
  const cut = cutDays(range)
  for (const day of days) if (cut.has(day.day)) day.events = await countCutDay(read, day.day, facets, range)
  return days
}

const selectFirst = prepareQuery((db) => db.selectFrom('audit_log').select('seq').limit(1).orderBy('seq', 'asc'))
const selectLast = prepareQuery((db) => db.selectFrom('audit_log').select('seq').limit(1).orderBy('seq', 'desc'))

/** Checks each day, because days overlap in the sequence if the clock was set back over midnight. */
async function findBoundsOfDays(read: Reader, { fromDay = '', toDay = '9999' }: AuditRange) {
  const { rows } = await sql<{ first: number | null; last: number | null }>`
    select min((select min(a.seq) from audit_log a where a.day = d.day)) as first,
      max((select max(a.seq) from audit_log a where a.day = d.day)) as last
    from (select distinct day from audit_counts where day between ${fromDay} and ${toDay}) d`.execute(read)
  return rows[0]
}

export const isBounded = ({ fromDay, toDay }: AuditRange): boolean => fromDay !== undefined || toDay !== undefined

/** Returns undefined if the range has no rows. */
export async function findSeqBounds(read: Reader, range: AuditRange): Promise<SeqBounds | undefined> {
  if (!isBounded(range)) {
    const [[low], [high]] = [await selectFirst(read, {}), await selectLast(read, {})]
    return low && high && { first: low.seq, last: high.seq }
  }
  const { first, last } = (await findBoundsOfDays(read, range)) ?? {}
  return first && last ? { first, last } : undefined
}

/** Builds the SQL condition for `audit_log a`. */
export function auditCondition({ facets, range, resourceId }: Pick<AuditFilter, 'facets' | 'range' | 'resourceId'>) {
  const conditions = Object.entries(facets).map(([column, value]) => sql`${sql.ref(`a.${column}`)} = ${value}`)
  if (range.fromDay !== undefined) conditions.push(sql`a.day >= ${range.fromDay}`)
  if (range.toDay !== undefined) conditions.push(sql`a.day <= ${range.toDay}`)
  if (range.fromTime !== undefined) conditions.push(sql`a.created_at >= ${range.fromTime}`)
  if (range.toTime !== undefined) conditions.push(sql`a.created_at <= ${range.toTime}`)
  if (resourceId !== undefined) conditions.push(sql`a.resource_id = ${resourceId}`)
  return conditions.length === 0 ? sql`1 = 1` : sql.join(conditions, sql` and `)
}
