import { verifyAudit } from '@thodu/api'
import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import type { AuditChange, AuditLogPage, AuditStats } from '@thodu/api/contract/audit/audit.schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeAudit } from '../../../api/src/audit/write-audit.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'

let api: TestApi
let admin: SignedIn
let account: string

const changes: AuditChange[] = [
  { field: 'city', from: null, to: 'Warangal' },
  { field: 'age', from: 7, to: ['a'] },
]
type Given = { name?: string; email?: string; role?: 'user' | 'caretaker'; of?: string; changes?: AuditChange[] }
/** Days of June on which the rows were written, in the order of writing: the clock was set back over midnight twice. */
const written: [day: number, given: Given][] = [
  [11, { role: 'caretaker', of: 'thing-a' }],
  [10, { email: 'natasha@example.in', of: 'thing-b' }],
  [11, { email: 'asha@example.in', of: 'thing-b' }],
  [12, { role: 'caretaker' }],
  [11, { name: '' }],
  [12, { email: 'asha@example.in' }],
  [13, { of: 'account' }],
  [13, { of: 'thing-b', changes }],
]

beforeAll(async () => {
  api = await createTestApi({}, { now: () => new Date('2026-06-14T06:30:00.000Z') })
  account = await api.addAccount('caretaker', { name: 'Lakshmi', email: 'lakshmi@example.in' })
  await api.deps.database.write(async (tx) => {
    for (const [index, [day, { name = 'Ravi', email = '', role = 'user', of, ...rest }]] of written.entries())
      await writeAudit(tx, {
        performer: { id: null, name, email, role, ip: '' },
        action: 'BOOKING_UPDATED',
        resourceType: 'booking',
        resourceId: of === 'account' ? account : (of ?? null),
        description: `Row ${index + 1}`,
        at: new Date(`2026-06-${day}T06:30:00.000Z`),
        ...rest,
      })
  })
  admin = await api.makeAdmin()
})
afterAll(() => api.close())

const rowsIn = (texts: readonly string[]): number[] =>
  texts.flatMap((text) => /^Row (\d+)$/.exec(text)?.slice(1).map(Number) ?? [])
const readPage = async (query: string) =>
  (await api.call<AuditLogPage>('GET', `/audit/logs?${query}`, { token: admin.token })).body.data
/** Which of the rows a page shows, as it shows them. */
const listed = async (query: string) => {
  const { logs, total } = await readPage(query)
  const rows = rowsIn(logs.map(({ description }) => description))
  if (query.includes('startDate') || query.includes('endDate')) expect([query, total]).toEqual([query, logs.length])
  return rows
}
const download = async (query: string) => await api.call('GET', `/audit/export?${query}`, { token: admin.token })
const exported = async (query: string) =>
  rowsIn((await download(query)).text.split('\r\n').map((line) => line.split(',')[5] ?? ''))
const june = (from: number | undefined, to: number | undefined) =>
  new URLSearchParams({
    ...(from === undefined ? {} : { startDate: `2026-06-${from}` }),
    ...(to === undefined ? {} : { endDate: `2026-06-${to}` }),
  }).toString()

describe('a log whose clock was set back over midnight', () => {
  test('is shown as it was written, page by page; with a filter each row once too', async () => {
    expect(await listed('limit=200')).toEqual([8, 7, 6, 5, 4, 3, 2, 1])
    expect(await listed('limit=2&page=3')).toEqual([6, 5])
    const { logs } = await readPage(`${june(10, 13)}&limit=2&page=2`)
    expect(rowsIn(logs.map(({ description }) => description))).toEqual([6, 5])
    const pages = [1, 2, 3, 4].map((page) => listed(`limit=2&page=${page}&action=BOOKING_UPDATED`))
    expect((await Promise.all(pages)).flat().toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  test.each([
    [10, 10, [2]],
    [11, 11, [1, 3, 5]],
    [10, 11, [1, 2, 3, 5]],
    [11, 12, [1, 3, 4, 5, 6]],
    [10, 12, [1, 2, 3, 4, 5, 6]],
    [13, 13, [7, 8]],
    [12, undefined, [4, 6, 7, 8]],
    [undefined, 11, [1, 2, 3, 5]],
    [undefined, 10, [2]],
  ])('is told of the days from %s to %s with every row of them and no other', async (from, to, rows) => {
    const query = june(from, to)
    expect((await listed(query)).toSorted()).toEqual(rows)
    expect(await listed(`${query}&search=row`)).toEqual(rows.toReversed())
    expect(await exported(query)).toEqual(rows.toReversed())
  })
})

test('days without a row have an empty page and a file of nothing but its first line', async () => {
  for (const days of ['startDate=2026-06-15', 'endDate=2026-06-09', 'startDate=2026-05-01&endDate=2026-05-31']) {
    expect(await readPage(days)).toMatchObject({ logs: [], total: 0, totalPages: 0 })
    const { status, text } = await download(days)
    expect([status, text.trimEnd().split('\r\n').length]).toEqual([200, 1])
  }
})

test.each([
  ['userRole=caretaker', [4, 1]],
  ['resourceId=thing-b', [8, 3, 2]],
  ['search=row&resourceId=thing-b', [8, 3, 2]],
  ['search=row&resourceId=thing-b&startDate=2026-06-11', [8, 3]],
  ['search=thing-a', [1]],
  // A longer address holds this one, and an account is told by its id alone.
  ['search=asha@example.in', [6, 3]],
  ['search=lakshmi@example.in', [7]],
  ['search=lakshmi@example.in&endDate=2026-06-12', []],
])('“%s” shows the rows that fit and none between them', async (query, rows) => {
  expect((await listed(query)).toSorted().reverse()).toEqual(rows)
})

test('people are counted within the days alone, also where one end is open', async () => {
  const countOf = async (query: string) => {
    const { body } = await api.call<AuditStats>('GET', `/audit/stats?${query}`, { token: admin.token })
    return Object.fromEntries(body.data.topUsers.map(({ userEmail, count }) => [userEmail, count]))
  }
  const family = { 'asha@example.in': 1 }
  expect(await countOf(june(12, undefined))).toEqual({ ...family, [admin.user.email]: expect.any(Number) })
  expect(await countOf(june(undefined, 11))).toEqual({ ...family, 'natasha@example.in': 1 })
})

test('a file says nothing where there was nothing, and values that are no text as they are kept', async () => {
  const { text } = await download('startDate=2026-06-13&endDate=2026-06-13')
  const [, newest, oldest] = text.split('\r\n')
  expect(newest).toMatch(/,city: ; age: 7,"city: Warangal; age: \[""a""]"$/)
  expect(oldest).toMatch(/,,,$/)
})

test('a row of somebody without a name is sound in the chain too', async () => {
  expect(await verifyAudit(api.deps.database)).toMatchObject({ ok: true })
})
