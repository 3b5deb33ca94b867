import type { Reader } from '@thodu/db'
import { sql } from 'kysely'
import { z } from 'zod'
import { type HistoryKind, historyKinds } from '../contract/history/history-kinds.ts'
import { type ListRequest, totalOf } from '../http/lists/simple-rest.ts'
import { auditKind, type HistorySource, historySources } from './history-sources.ts'

export const historySorts = ['at'] as const
export const historyFilter = z.strictObject({ kind: z.enum(historyKinds) }).partial()
type HistoryList = ListRequest<(typeof historySorts)[number], z.output<typeof historyFilter>>

export type HistoryPlace = { moment: string; source: HistorySource; id: string }

type Shape = { kind: HistoryKind | 'all'; direction: 'asc' | 'desc' }
const auditKinds: readonly string[] = ['status', 'visit', 'money', 'change']

/** The audit log contains several kinds. */
function rowsOf(bookingId: unknown, kind: Shape['kind']) {
  const parts = Object.entries(historySources).flatMap(([source, { kind: of, rank, rows }]) => {
    const isWanted = kind === 'all' || of === kind || (of === 'audit' && auditKinds.includes(kind))
    if (!isWanted) return []
    const ofKind = of === 'audit' && kind !== 'all' ? sql` and ${auditKind} = ${sql.lit(kind)}` : sql``
    return sql`select moment, ${sql.lit(source)} as source, id, ${sql.lit(rank)} as rank, seq
      from (${rows(bookingId)}${ofKind}) ${sql.ref(`of_${source}`)}`
  })
  return sql<HistoryPlace & { rank: number; seq: number }>`(${sql.join(parts, sql` union all `)})`.as('history')
}

const selectPage = (
  db: Reader,
  { bookingId, limit, offset }: { bookingId: string; limit: number; offset: number },
  { kind, direction }: Shape,
) =>
  db
    .selectFrom(rowsOf(bookingId, kind))
    .select(['moment', 'source', 'id'])
    .orderBy('moment', direction)
    .orderBy('rank', direction)
    .orderBy('seq', direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset)
    .execute()
const countAll = (db: Reader, { bookingId }: { bookingId: string }, { kind }: Pick<Shape, 'kind'>) =>
  db
    .selectFrom(rowsOf(bookingId, kind))
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .execute()

/** Events at the same time keep their order (rule OFF-31). */
export async function findHistory(
  read: Reader,
  bookingId: string,
  { sort, filter, offset, limit }: HistoryList,
): Promise<{ rows: HistoryPlace[]; total: number }> {
  const shape = { kind: filter.kind ?? ('all' as const), direction: sort.direction }
  const rows = await selectPage(read, { bookingId, limit, offset }, shape)
  const total = await totalOf({ offset, limit }, rows.length, async () =>
    Number((await countAll(read, { bookingId }, { kind: shape.kind }))[0]?.total ?? 0),
  )
  return { rows, total }
}
