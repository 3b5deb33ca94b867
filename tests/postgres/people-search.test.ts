import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordScenario, watchConnections } from '../bench/api/record.ts'
import { createTestApi, type TestApi } from '../support/api.ts'

const people = 30_000

let api: TestApi
let token: string
beforeAll(async () => {
  watchConnections()
  api = await createTestApi({})
  token = (await api.makeAdmin()).token
  await api.addAccount('user', { name: 'Sita Kommineni', email: 'sita@example.in', phone: '9849012345' })
  const side = await api.sideDoor()
  const [names] = await side.rows<{ columns: string }>(
    `select string_agg(column_name, ', ' order by ordinal_position) as columns from information_schema.columns
     where table_schema = current_schema() and table_name = 'accounts' and is_generated = 'NEVER'
       and column_name not in ('id', 'email', 'phone')`,
  )
  const columns = names?.columns ?? ''
  await side.run(
    `insert into accounts (id, email, phone, ${columns})
     select 'person-' || n, 'person-' || n || '@example.in', lpad(n::text, 10, '7'), ${columns}
     from accounts, generate_series(1, ${people}) as n where email = 'sita@example.in'`,
  )
  await side.run(
    `update accounts set name = 'Somebody ' || id, search_name = 'somebody' where email <> 'sita@example.in'`,
  )
  await side.run('vacuum analyze accounts')
}, 120_000)
afterAll(() => api.close())

async function explainPeople(q: string): Promise<string> {
  const path = `/api/admin/find?q=${encodeURIComponent(q)}`
  const headers = () => ({ Authorization: `Bearer ${token}` })
  const call = { name: path, method: 'GET', path: () => path, headers, expected: [200] } as const
  const { statements } = await recordScenario(api.deps, call, 0)
  const [families] = statements.filter(
    ({ sql, parameters }) => /search_digits|search_text/.test(sql) && parameters.includes('user'),
  )
  if (!families) throw new Error('no statement looks for families')
  const side = await api.sideDoor()
  const explained = await side.rows<{ 'QUERY PLAN': string }>(
    `explain (costs off) ${families.sql}`,
    ...families.parameters,
  )
  return explained.map((row) => row['QUERY PLAN']).join('\n')
}

test.each([
  ['part of a number', '49012', 'Sita Kommineni'],
  ['part of a name', 'ommine', 'Sita Kommineni'],
  ['part of an address', 'ita@exam', 'Sita Kommineni'],
])('%s is found among 30,000 people with the trigram index', async (_what, q, name) => {
  const found = await api.call<{ families: { name: string }[] }>('GET', `/admin/find?q=${encodeURIComponent(q)}`, {
    token,
  })
  expect(found.body.families.map((family) => family.name)).toContain(name)
  const plan = await explainPeople(q)
  expect(plan).toContain('accounts_search')
  expect(plan).not.toMatch(/Seq Scan on accounts|accounts_by_text/)
})

test('pattern characters in a search are ordinary characters', async () => {
  for (const q of ['Sit%K', 'Sita_K', 'ita\\@']) {
    const found = await api.call<{ families: unknown[] }>('GET', `/admin/find?q=${encodeURIComponent(q)}`, { token })
    expect([q, found.body.families]).toEqual([q, []])
  }
})
