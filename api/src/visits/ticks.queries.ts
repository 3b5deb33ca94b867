import { isOneOf, type Reader } from '@thodu/db'
import { careTaskCodes, inTaskOrder, type Tick } from '../contract/tasks/care-tasks.ts'
import { toTime } from '../contract/time.ts'

type TickRow = { code: string; result: Tick['result'] }

/** Sorts by the catalogue; unknown codes are dropped. */
const toTicks = (rows: readonly TickRow[]): Tick[] =>
  rows
    .flatMap((row) => {
      const code = careTaskCodes.find((one) => one === row.code)
      return code === undefined ? [] : [{ code, result: row.result }]
    })
    .toSorted(inTaskOrder)

const selectTicks = (db: Reader, { ids }: { ids: string[] }) =>
  db.selectFrom('visit_tasks').selectAll().where(isOneOf('visit_id', ids)).execute()

/** Reads ticks of completed visits. @returns a lookup by visit */
export async function findTicks(
  read: Reader,
  visits: readonly { id: string; status: string }[],
): Promise<(visit: { id: string }) => Tick[]> {
  const ids = visits.filter(({ status }) => status === 'done').map(({ id }) => id)
  const rows = ids.length === 0 ? [] : await selectTicks(read, { ids })
  const byVisit = Map.groupBy(rows, (row) => row.visit_id)
  return ({ id }) => toTicks(byVisit.get(id) ?? [])
}

const selectLast = (db: Reader, { ids }: { ids: string[] }) =>
  db
    .selectFrom('visits')
    .innerJoin('visits as last', (join) =>
      join.on('last.id', '=', ({ selectFrom }) =>
        selectFrom('visits as before')
          .select('before.id')
          .whereRef('before.booking_id', '=', 'visits.booking_id')
          .whereRef('before.starts_min', '<', 'visits.starts_min')
          .where('before.status', '=', 'done')
          .orderBy('before.starts_min', 'desc')
          .orderBy('before.id', 'desc')
          .limit(1),
      ),
    )
    .innerJoin('visit_tasks', 'visit_tasks.visit_id', 'last.id')
    .leftJoin('accounts', 'accounts.id', 'last.caretaker_id')
    .select(['visits.id', 'last.ended_min', 'accounts.name', 'visit_tasks.code', 'visit_tasks.result'])
    .where(isOneOf('visits.id', ids))
    .execute()
export type LastTicks = { ticks: Tick[]; author: string; endedAt: string }

/** Reads the ticks of the last completed visit before each one. */
export async function findLastTicks(read: Reader, visits: readonly { id: string }[]): Promise<Map<string, LastTicks>> {
  if (visits.length === 0) return new Map()
  const rows = Map.groupBy(await selectLast(read, { ids: visits.map(({ id }) => id) }), (row) => row.id)
  return new Map(
    [...rows].flatMap(([id, found]) => {
      const [{ ended_min, name }] = found as [(typeof found)[number]]
      if (ended_min === null) return []
      return [[id, { ticks: toTicks(found), author: name ?? '', endedAt: toTime(ended_min) }] as const]
    }),
  )
}
