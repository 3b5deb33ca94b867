import { type Placeholders, prepareQuery, type Reader } from '@thodu/db'
import { sql } from 'kysely'
import type { AuditFacets, AuditFilter, AuditRange } from '../audit-filter.ts'

/** First and last sequence number, inclusive. */
export type SeqBounds = { first: number; last: number }
export type DayCount = { day: string; events: number }

/** Days that an ISO time cuts through: their rows have to be counted one by one. */
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

/**
 * How many rows of each day fit, newest day first, from the counts that triggers keep: no scan of the log itself, except
 * of the two days that an ISO time cuts through.
 */
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
  return days.filter(({ events }) => events > 0)
}

const selectFirst = prepareQuery((db, { fromDay }: Placeholders<{ fromDay: string | undefined }>) => {
  const one = db.selectFrom('audit_log').select('seq').limit(1)
  return fromDay === undefined
    ? one.orderBy('seq', 'asc')
    : one.where('day', '>=', fromDay).orderBy('day', 'asc').orderBy('seq', 'asc')
})
const selectLast = prepareQuery((db, { toDay }: Placeholders<{ toDay: string | undefined }>) => {
  const one = db.selectFrom('audit_log').select('seq').limit(1)
  return toDay === undefined
    ? one.orderBy('seq', 'desc')
    : one.where('day', '<=', toDay).orderBy('day', 'desc').orderBy('seq', 'desc')
})

/** First and last sequence number of a range of days; undefined when the log holds none. */
export async function findSeqBounds(read: Reader, { fromDay, toDay }: AuditRange): Promise<SeqBounds | undefined> {
  const [[low], [high]] = [await selectFirst(read, { fromDay }), await selectLast(read, { toDay })]
  return low && high && low.seq <= high.seq ? { first: low.seq, last: high.seq } : undefined
}

/** The conditions of facets, exact times and resource on `audit_log a`, for statements written as SQL. */
export function auditCondition({ facets, range, resourceId }: Pick<AuditFilter, 'facets' | 'range' | 'resourceId'>) {
  const conditions = Object.entries(facets).map(([column, value]) => sql`${sql.ref(`a.${column}`)} = ${value}`)
  if (range.fromDay !== undefined) conditions.push(sql`a.day >= ${range.fromDay}`)
  if (range.toDay !== undefined) conditions.push(sql`a.day <= ${range.toDay}`)
  if (range.fromTime !== undefined) conditions.push(sql`a.created_at >= ${range.fromTime}`)
  if (range.toTime !== undefined) conditions.push(sql`a.created_at <= ${range.toTime}`)
  if (resourceId !== undefined) conditions.push(sql`a.resource_id = ${resourceId}`)
  return conditions.length === 0 ? sql`1 = 1` : sql.join(conditions, sql` and `)
}
