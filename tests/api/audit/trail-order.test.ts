import { verifyAudit } from '@thodu/api'
import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import type { AuditChange, AuditLogPage } from '@thodu/api/contract/audit/audit.schema'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { writeAudit } from '../../../api/src/audit/write-audit.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { appendAuditRows } from '../../support/audit-rows.ts'
import { selectRows } from '../../support/rows.ts'
import { useWorld } from '../../support/use-world.ts'

const api = useWorld(() => createTestApi({}, { now: () => new Date('2026-06-14T06:30:00.000Z') }))
let admin: SignedIn
let account: string

const changes: AuditChange[] = [
  { field: 'city', from: null, to: 'Warangal' },
  { field: 'age', from: 7, to: ['a'] },
]
type Input = { name?: string; email?: string; role?: 'user' | 'caretaker'; of?: string; changes?: AuditChange[] }
/** Days of June of the rows in the order of writing. The clock was set back across midnight twice. */
const written: [day: number, given: Input][] = [
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

const rowsIn = (texts: readonly string[]): number[] =>
  texts.flatMap((text) => /^Row (\d+)$/.exec(text)?.slice(1).map(Number) ?? [])
const readPage = async (query: string) =>
  (await api.call<AuditLogPage>('GET', `/audit/logs?${query}`, { token: admin.token })).body.data
const listed = async (query: string) => {
  const { logs, total } = await readPage(query)
  const rows = rowsIn(logs.map(({ description }) => description))
  if (query.includes('startDate') || query.includes('endDate')) expect([query, total]).toEqual([query, logs.length])
  return rows
}
const june = (from: number | undefined, to: number | undefined) =>
  new URLSearchParams({
    ...(from === undefined ? {} : { startDate: `2026-06-${from}` }),
    ...(to === undefined ? {} : { endDate: `2026-06-${to}` }),
  }).toString()

test('an audit log whose clock was set back across midnight is listed in the order of writing, page by page, and a filter returns each row once', async () => {
  expect(await listed('limit=200')).toEqual([8, 7, 6, 5, 4, 3, 2, 1])
  expect(await listed('limit=2&page=3')).toEqual([6, 5])
  const { logs } = await readPage(`${june(10, 13)}&limit=2&page=2`)
  expect(rowsIn(logs.map(({ description }) => description))).toEqual([6, 5])
  const pages = [1, 2, 3, 4].map((page) => listed(`limit=2&page=${page}&action=BOOKING_UPDATED`))
  expect((await Promise.all(pages)).flat().toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

describe('a long audit log', () => {
  let api: TestApi
  let admin: SignedIn
  beforeAll(async () => {
    api = await createTestApi()
    // One row more than one read of the chain and than whole slices of an export.
    await appendAuditRows(api, 1_999)
    admin = await api.makeAdmin()
  })
  afterAll(() => api.close())

  test('is verified to its end over several reads', async () => {
    const rows = (await api.readAudit()).length
    expect(rows).toBe(2_001)
    expect(await verifyAudit(api.deps.database)).toEqual({ ok: true, rows })
  })

  test('is exported completely, each row once', async () => {
    const { text } = await api.call('GET', '/audit/export?', { token: admin.token })
    const lines = text.trimEnd().split('\r\n').slice(1)
    expect([lines.length, new Set(lines).size]).toEqual([2_001, 2_001])
    expect(lines.at(-1)).toContain(',Event 0,')
  })
})

describe('a refusal', () => {
  let api: TestApi
  const clock = { now: new Date('2026-06-10T06:30:00.000Z') }
  beforeAll(async () => {
    api = await createTestApi({}, { now: () => new Date(clock.now) })
  })
  afterAll(() => api.close())
  afterEach(() => api.deps.refusals.settle(true))

  test('of a read is recorded in the access log and not in the audit log', async () => {
    const person = await api.signUp()
    const before = (await api.readAudit()).length
    expect((await api.call('GET', '/audit/logs', { token: person.token })).status).toBe(403)
    await api.deps.refusals.settle(true)
    await api.deps.accessLog.settle()
    expect(await api.readAudit()).toHaveLength(before)
    const looks = await selectRows(api, 'access_log', ['subject_id', 'refused'], { viewer_id: person.user._id })
    expect(looks).toEqual([{ subject_id: 'GET /api/audit/logs', refused: 1 }])
  })

  test('that cannot be logged is reported to the operator and answered as usual', async () => {
    const own = await createTestApi()
    const person = await own.signUp()
    const lines: unknown[] = []
    own.deps.logger.error = (...line: unknown[]) => void lines.push(line)
    await (await own.sideDoor()).runUnguarded('audit_log', 'alter table audit_log rename to audit_log_gone')
    const { status } = await own.call('POST', '/booking/x/cancel', { token: person.token, body: {} })
    await (await own.sideDoor()).runUnguarded('audit_log_gone', 'alter table audit_log_gone rename to audit_log')
    expect(status).toBe(404)
    expect(lines).toEqual([[{ err: expect.any(Error) }, 'a refusal was not recorded in the audit log']])
    await own.close()
  })
})
