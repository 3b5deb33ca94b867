import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordScenario, watchConnections } from '../bench/api/record.ts'
import { createTestApi, type TestApi } from '../support/api.ts'

/** A larger backlog than any office has, so that the planner would not scan it by chance. */
const bookings = 10_000

let api: TestApi
let token: string
beforeAll(async () => {
  watchConnections()
  api = await createTestApi({}, { bookings })
  token = (await api.makeAdmin()).token
  const side = await api.sideDoor()
  await side.run(`update bookings set status = 'pending', assigned_caregiver_id = null where rating is null`)
  await side.run('vacuum analyze bookings')
  await side.run('analyze accounts')
}, 240_000)
afterAll(() => api.close())

test('suggestions count busy caretakers without reading the waiting bookings', async () => {
  const side = await api.sideDoor()
  const [booking] = await side.rows<{ id: string }>(`select id from bookings where status = 'pending' limit 1`)
  const path = `/api/admin/bookings/${booking?.id}/suggestions`
  const headers = () => ({ Authorization: `Bearer ${token}` })
  const call = { name: path, method: 'GET', path: () => path, headers, expected: [200] } as const
  const { statements } = await recordScenario(api.deps, call, 0)
  // Files of this run share a process, so statements of others are recorded too, but none of them has this join.
  const counts = statements.filter(({ sql }) => /assigned_caregiver_id" = "accounts".*status in \('pending'/s.test(sql))
  const joins = [...new Map(counts.map((statement) => [statement.sql, statement])).values()]
  // Read once, with the number of bookings per caretaker and their ids.
  expect(joins).toHaveLength(1)
  for (const { sql, parameters } of joins) {
    const explained = await side.rows<{ 'QUERY PLAN': string }>(`explain (costs off) ${sql}`, ...parameters)
    const plan = explained.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain('bookings_open_by_caretaker')
    expect(plan).not.toMatch(/Seq Scan on bookings|bookings_by_status/)
  }
})
