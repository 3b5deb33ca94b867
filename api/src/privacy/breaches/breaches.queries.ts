import type { BreachRow, Reader } from '@thodu/db'
import { z } from 'zod'
import { breachDeadlines } from '../../contract/privacy/breaches/breach-clock.ts'
import type { Breach } from '../../contract/privacy/breaches/breaches.schema.ts'
import { notFound } from '../../http/errors/api-error.ts'
import { readPage } from '../../http/lists/list-page.ts'
import type { ListRequest } from '../../http/lists/simple-rest.ts'

export const breachSortFields = ['awareAt', 'code', '_id'] as const
export const breachFilter = z.strictObject({ open: z.boolean().optional() })
type BreachList = ListRequest<(typeof breachSortFields)[number], z.output<typeof breachFilter>>
const columns = { awareAt: ['aware_at'], code: ['code'], _id: ['id'] } as const

type Counted = Breach['people']
const nobody: Counted = { mailed: 0, called: 0, toCall: 0, firstAt: null, lastAt: null }

async function countPeople(db: Reader, ids: readonly string[]): Promise<Map<string, Counted>> {
  const people = new Map<string, Counted>()
  if (ids.length === 0) return people
  const touched = db
    .selectFrom('breach_persons')
    .select(['breach_id', 'way', 'told_at'])
    .unionAll(db.selectFrom('breach_writers').select(['breach_id', 'way', 'told_at']))
  const rows = await db
    .selectFrom(touched.as('touched'))
    .select(({ fn }) => [
      'breach_id',
      'way',
      fn.countAll<number | string>().as('all'),
      fn.count<number | string>('told_at').as('told'),
      fn.min('told_at').as('first'),
      fn.max('told_at').as('last'),
    ])
    .where('breach_id', 'in', ids)
    .groupBy(['breach_id', 'way'])
    .execute()
  for (const { breach_id: id, way, all, told, first, last } of rows) {
    const known = people.get(id) ?? nobody
    const times = [known.firstAt, known.lastAt, first, last].filter((at) => at !== null).toSorted()
    people.set(id, {
      mailed: way === 'mail' ? Number(told) : known.mailed,
      called: way === 'call' ? Number(told) : known.called,
      toCall: way === 'call' ? Number(all) - Number(told) : known.toCall,
      firstAt: times[0] ?? null,
      lastAt: times.at(-1) ?? null,
    })
  }
  return people
}

export async function toBreaches(db: Reader, rows: readonly BreachRow[]): Promise<Breach[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const people = await countPeople(db, ids)
  const openers = [...new Set(rows.map(({ by_id }) => by_id))]
  const names = await db.selectFrom('accounts').select(['id', 'name']).where('id', 'in', openers).execute()
  const nameOf = new Map(names.map(({ id, name }) => [id, name]))
  return rows.map((row) => ({
    _id: row.id,
    code: row.code,
    awareAt: row.aware_at,
    dueAt: breachDeadlines({ awareAt: row.aware_at, extendedUntil: row.extended_until }),
    createdAt: row.created_at,
    closedAt: row.closed_at,
    nature: row.nature,
    extent: row.extent,
    place: row.place,
    consequences: row.consequences,
    measures: row.measures,
    safetySteps: row.safety_steps,
    cause: row.cause,
    findings: row.findings,
    remedies: row.remedies,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    boardToldAt: row.board_told_at,
    boardDetailedAt: row.board_detailed_at,
    extendedUntil: row.extended_until,
    by: { _id: row.by_id, name: nameOf.get(row.by_id) ?? '' },
    people: people.get(row.id) ?? nobody,
  }))
}

/** Lists a page of breaches with the total. */
export async function listBreaches(db: Reader, { filter, ...list }: BreachList) {
  let matching = db.selectFrom('breaches')
  if (filter.open !== undefined) matching = matching.where('closed_at', filter.open ? 'is' : 'is not', null)
  const { rows, total } = await readPage(matching, (query) => query.selectAll(), list, { columns, id: 'id' })
  return { rows: await toBreaches(db, rows), total }
}

/** Finds a breach. @throws ApiError 404 */
export async function findBreachRow(db: Reader, id: string): Promise<BreachRow> {
  const row = await db.selectFrom('breaches').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** Finds a breach in API form. @throws ApiError 404 */
export async function readBreach(db: Reader, id: string): Promise<Breach> {
  const [breach] = await toBreaches(db, [await findBreachRow(db, id)])
  if (!breach) throw notFound()
  return breach
}

/** Lists open breaches without details for the Board, earliest deadline first. */
export async function listUndetailed(db: Reader): Promise<BreachRow[]> {
  const rows = await db
    .selectFrom('breaches')
    .selectAll()
    .where('closed_at', 'is', null)
    .where('board_detailed_at', 'is', null)
    .execute()
  const due = (row: BreachRow) => breachDeadlines({ awareAt: row.aware_at, extendedUntil: row.extended_until })
  return rows.toSorted((one, other) => due(one).localeCompare(due(other)))
}
