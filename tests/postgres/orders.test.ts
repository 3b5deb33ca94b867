import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordScenario, watchConnections } from '../bench/api/record.ts'
import { createTestApi, type TestApi } from '../support/api.ts'

/** So many that the planner would not read them all instead of an index. */
const bookings = 20_000
/** Limits for a page of 25: some dozens of rows, and the index pages of 8 kB that contain them. */
const most = { rows: 60, pages: 30 }

let api: TestApi
let token: string
beforeAll(async () => {
  watchConnections()
  api = await createTestApi({}, { bookings })
  token = (await api.makeAdmin()).token
  const side = await api.sideDoor()
  await side.run('update bookings set preferred_start_date = null where seq % 5 = 0')
  await side.run('vacuum analyze bookings')
}, 240_000)
afterAll(() => api.close())

async function explainOrder(path: string): Promise<{ plan: string; rows: number; pages: number }> {
  const headers = () => ({ Authorization: `Bearer ${token}` })
  const call = { name: path, method: 'GET', path: () => path, headers, expected: [200, 206] } as const
  const { statements } = await recordScenario(api.deps, call, 0)
  const [ordered, ...others] = statements.filter(({ sql }) => / nulls (first|last)/.test(sql))
  if (!ordered || others.length > 0) throw new Error(`not one statement speaks of nulls: ${others.length}`)
  const side = await api.sideDoor()
  const explained = await side.rows<{ 'QUERY PLAN': string }>(
    `explain (analyze, buffers, costs off, timing off, summary off) ${ordered.sql}`,
    ...ordered.parameters,
  )
  const plan = explained.map((row) => row['QUERY PLAN']).join('\n')
  const rows = [...plan.matchAll(/\brows=(\d+)|Rows Removed by .*: (\d+)/g)].map(([, read, left]) =>
    Number(read ?? left),
  )
  // The first line with buffers counts those of the whole statement.
  const [, buffers = ''] = /Buffers: (.*)/.exec(plan) ?? []
  const pages = [...buffers.matchAll(/(?:hit|read)=(\d+)/g)].map(([, count]) => Number(count))
  return { plan, rows: Math.max(...rows), pages: pages.reduce((sum, count) => sum + count, 0) }
}

const sorts = ['preferredStartDate', 'rating'].flatMap((field) => ['ASC', 'DESC'].map((way) => [field, way] as const))
const ranges = { first: [0, 24], last: [bookings - 25, bookings - 1] }
const cases = sorts.flatMap(([field, way]) => [
  { field, way, which: 'first' as const, filter: {} },
  { field, way, which: 'last' as const, filter: {} },
  { field, way, which: 'first' as const, filter: { status: 'completed' } },
])

test.each(cases)('the $which page by $field, $way, of $filter reads some dozens of rows', async (asked) => {
  const { field, way, which, filter } = asked
  const query = new URLSearchParams(
    Object.entries({ sort: [field, way], range: ranges[which], filter }).map(([name, value]) => [
      name,
      JSON.stringify(value),
    ]),
  )
  const { plan, rows, pages } = await explainOrder(`/api/admin/bookings?${query}`)
  expect(plan).not.toMatch(/Sort|Seq Scan|Bitmap/)
  expect(plan).toMatch(field === 'rating' ? /bookings_by_rating/ : /bookings_by_start/)
  expect(rows, plan).toBeLessThanOrEqual(most.rows)
  expect(pages, plan).toBeLessThanOrEqual(most.pages)
})
