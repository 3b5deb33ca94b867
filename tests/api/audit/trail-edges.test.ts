import { verifyAudit } from '@thodu/api'
import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import type { AuditLogPage } from '@thodu/api/contract/audit/audit.schema'
import { dayInCity } from '@thodu/api/contract/time'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { seenAmong } from '../../../api/src/audit/seen-in-rows.ts'
import { writeAudit } from '../../../api/src/audit/write-audit.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { appendAuditRows } from '../../support/audit-rows.ts'

const exported = async (api: TestApi, { token }: SignedIn, query = '') =>
  (await api.call('GET', `/audit/export?${query}`, { token })).text.trimEnd().split('\r\n').slice(1)

describe('a long log', () => {
  let api: TestApi
  let admin: SignedIn
  beforeAll(async () => {
    api = await createTestApi()
    // One more than the chain is read by at once, and than whole slices of an export.
    await appendAuditRows(api, 1_999)
    admin = await api.makeAdmin()
  })
  afterAll(() => api.close())

  test('is sound to its end, however many pages that are', async () => {
    const rows = (await api.readAudit()).length
    expect(rows).toBe(2_001)
    expect(await verifyAudit(api.deps.database)).toEqual({ ok: true, rows })
  })

  test('is exported whole, its very first row too, each row once', async () => {
    const lines = await exported(api, admin)
    expect([lines.length, new Set(lines).size]).toEqual([2_001, 2_001])
    expect(lines.at(-1)).toContain(',Event 0,')
  })

  test.each([
    '',
    'userRole=admin',
    'search=asha',
    'resourceId=thing-3',
    `startDate=2020-01-01&endDate=${dayInCity(new Date())}`,
  ])('read from the oldest row on with “%s” is the same, turned round, on each of its pages', async (query) => {
    const pageOf = async (order: string, page: number, limit = 90) =>
      (
        await api.call<AuditLogPage>('GET', `/audit/logs?${query}&order=${order}&page=${page}&limit=${limit}`, {
          token: admin.token,
        })
      ).body.data
    const { total, totalPages } = await pageOf('desc', 1)
    expect(total).toBeGreaterThan(90)
    const last = await pageOf('desc', totalPages)
    const first = await pageOf('asc', 1)
    expect(first.total).toBe(total)
    const rest = last.logs.toReversed()
    expect(first.logs.slice(0, rest.length)).toEqual(rest)
    expect(first.logs).toHaveLength(90)
    const newest = await pageOf('asc', totalPages)
    expect(newest.logs.toReversed()).toEqual((await pageOf('desc', 1)).logs.slice(0, rest.length))
    expect((await pageOf('asc', totalPages + 1)).logs).toEqual([])
  })
})

describe('what is refused', () => {
  let api: TestApi
  const clock = { now: new Date('2026-06-10T06:30:00.000Z') }
  beforeAll(async () => {
    api = await createTestApi({}, { now: () => new Date(clock.now) })
  })
  afterAll(() => api.close())
  afterEach(() => api.deps.refusals.settle(true))

  const rowsOf = async ({ user }: SignedIn) => {
    const rows = (await api.readAudit()).filter((row) => row.actor_id === user._id && row.status === 'failed')
    return rows.map(({ resource_id, description }) => [resource_id, description])
  }
  const cancel = (who: SignedIn, id: string) =>
    api.call('POST', `/booking/${id}/cancel`, { token: who.token, body: {} })

  test('once more within the hour is one more time, and of several things is of none of them', async () => {
    const [one, other] = [await api.signUp(), await api.signUp()]
    for (let time = 0; time < 2; time++) await cancel(one, 'x')
    for (const id of ['x', 'y', 'x', 'y']) await cancel(other, id)
    await api.deps.refusals.settle(true)
    expect(await rowsOf(one)).toEqual([
      ['x', 'Refused: Not found'],
      ['x', 'Refused 1 more time within an hour'],
    ])
    expect((await rowsOf(other)).slice(2)).toEqual([[null, 'Refused 2 more times within an hour']])
    // What was written down once is not counted again.
    await api.deps.refusals.settle(true)
    expect(await rowsOf(one)).toHaveLength(2)
  })

  test('is counted for an hour, to the moment; the next one begins with its own row', async () => {
    const person = await api.signUp()
    for (let time = 0; time < 3; time++) await cancel(person, 'x')
    clock.now = new Date(clock.now.getTime() + 3_599_999)
    await api.deps.refusals.settle()
    await cancel(person, 'x')
    expect(await rowsOf(person)).toHaveLength(1)
    clock.now = new Date(clock.now.getTime() + 1)
    await cancel(person, 'x')
    expect(await rowsOf(person)).toEqual([
      ['x', 'Refused: Not found'],
      ['x', 'Refused 3 more times within an hour'],
      ['x', 'Refused: Not found'],
    ])
  })

  test('is told of the moment of the count, with who it was and from where last', async () => {
    const person = await api.signUp()
    await cancel(person, 'x')
    await api.call('POST', '/booking/x/cancel', { token: person.token, body: {}, ip: '203.0.113.77' })
    await api.deps.refusals.settle(true)
    const row = (await api.readAudit()).at(-1)
    expect(row).toMatchObject({
      action: 'BOOKING_CANCELLED',
      ip_address: '203.0.113.77',
      user_email: person.user.email,
    })
  })

  test('of nothing in particular is counted as that', async () => {
    const person = await api.signUp()
    for (let time = 0; time < 2; time++)
      await api.call('PUT', '/user/profile', { token: person.token, body: { name: 5 } })
    await api.deps.refusals.settle(true)
    const rows = await rowsOf(person)
    expect(rows.map(([id]) => id)).toEqual([null, null])
    expect(rows[1]?.[1]).toBe('Refused 1 more time within an hour')
  })

  test('of looking is in the other log, and in this one nothing', async () => {
    const person = await api.signUp()
    const before = (await api.readAudit()).length
    expect((await api.call('GET', '/audit/logs', { token: person.token })).status).toBe(403)
    await api.deps.refusals.settle(true)
    await api.deps.accessLog.settle()
    expect(await api.readAudit()).toHaveLength(before)
    const looks = await api.deps.database.read
      .selectFrom('access_log')
      .select(['subject_id', 'refused'])
      .where('viewer_id', '=', person.user._id)
      .execute()
    expect(looks).toEqual([{ subject_id: 'GET /api/audit/logs', refused: 1 }])
  })

  test('by an id that no engine keeps is of nothing', async () => {
    const person = await api.signUp()
    await cancel(person, '%00')
    expect((await rowsOf(person)).map(([id]) => id)).toEqual([null])
  })

  test('and cannot be written down is said to whoever runs the server, and answered as it was', async () => {
    const own = await createTestApi()
    const person = await own.signUp()
    const lines: unknown[] = []
    own.deps.logger.error = (...line: unknown[]) => void lines.push(line)
    await (await own.sideDoor()).runUnguarded('audit_log', 'alter table audit_log rename to audit_log_gone')
    const { status } = await own.call('POST', '/booking/x/cancel', { token: person.token, body: {} })
    await (await own.sideDoor()).runUnguarded('audit_log_gone', 'alter table audit_log_gone rename to audit_log')
    expect(status).toBe(404)
    expect(lines).toEqual([[{ err: expect.any(Error) }, 'refusal not logged']])
    await own.close()
  })
})

test('of people who were busy the families are noted as seen, and nobody where there are none', async () => {
  const api = await createTestApi()
  const [family, admin] = [await api.signUp(), await api.makeAdmin()]
  const { read } = api.deps.database
  const people = [family, admin].map(({ user }) => ({ userEmail: user.email }))
  expect(await seenAmong(read, people)).toEqual({ way: 'listed', type: 'family', ids: [family.user._id] })
  expect(await seenAmong(read, [{ userEmail: admin.user.email }])).toMatchObject({ ids: [] })
  expect(await seenAmong(read, [])).toMatchObject({ ids: [] })
  await api.close()
})

test('a row is masked in its words and in its changes, and is of the day of the city', async () => {
  const api = await createTestApi()
  await api.deps.database.write((tx) =>
    writeAudit(tx, {
      performer: { id: null, name: 'Asha Rao', email: '', role: 'user', ip: '' },
      action: 'BOOKING_UPDATED',
      resourceType: 'booking',
      description: 'Card 2341 2341 2346',
      changes: [{ field: 'city', from: null, to: '2341 2341 2346' }],
      at: new Date('2026-06-10T20:00:00Z'),
    }),
  )
  const row = (await api.readAudit()).at(-1)
  expect(row).toMatchObject({
    description: 'Card XXXX XXXX 2346',
    status: 'success',
    resource_id: null,
    changes: '[{"field":"city","from":null,"to":"XXXX XXXX 2346"}]',
    created_at: '2026-06-10T20:00:00.000Z',
  })
  const stored = await api.deps.database.read
    .selectFrom('audit_log')
    .select(['day', 'search_text', 'previous_hash'])
    .executeTakeFirstOrThrow()
  expect(stored).toEqual({
    day: '2026-06-11',
    search_text: expect.stringContaining('asha rao  card xxxx xxxx 2346'),
    previous_hash: '0'.repeat(64),
  })
  await api.close()
})
