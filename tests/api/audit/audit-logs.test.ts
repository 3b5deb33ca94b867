import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import type { AuditLog, AuditLogPage, AuditStats } from '@thodu/api/contract/audit/audit.schema'
import { auditActions, auditResourceTypes, auditStatuses } from '@thodu/api/contract/audit/audit-actions'
import { dayInCity } from '@thodu/api/contract/time'
import { spellWords, toLatin } from '@thodu/db'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApi } from '../../support/api.ts'
import { appendAuditRows } from '../../support/audit-rows.ts'
import { useWorld } from '../../support/use-world.ts'

const api = useWorld(createTestApi)
let admin: SignedIn
let all: AuditLog[]

const fetchPage = async (query: Record<string, string>) => {
  const answer = await api.call<AuditLogPage>('GET', `/audit/logs?${new URLSearchParams(query)}`, {
    token: admin.token,
  })
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text} for ${JSON.stringify(query)}`)
  return answer.body.data
}

beforeAll(async () => {
  await appendAuditRows(api, 400)
  admin = await api.makeAdmin()
  all = []
  for (let page = 1; ; page++) {
    const { logs, totalPages } = await fetchPage({ limit: '200', page: String(page) })
    all.push(...logs)
    if (page >= totalPages) break
  }
})

type Query = Record<string, string>
const inDays = ({ timestamp }: AuditLog, from: string, to: string): boolean => {
  const time = from.includes('T') || to.includes('T')
  const day = dayInCity(new Date(timestamp))
  const after = from === '' || (from.includes('T') ? timestamp >= from : day >= from)
  const before = to === '' || (to.includes('T') ? timestamp <= to : day <= to)
  return time ? after && before : (from === '' || day >= from) && (to === '' || day <= to)
}
/** The plain meaning of the filters, as a reference for the server. */
const expected = (query: Query): AuditLog[] =>
  all.filter((log) => {
    const written = [log.userName, log.userEmail, log.description, log.resourceId ?? '', log.action]
      .join(' ')
      .toLowerCase()
    const text = `${written} ${spellWords(written)}`
    const typed = (query.search ?? '').toLowerCase()
    const holds = (search: string) => search.split(/\s+/).every((word) => text.includes(word))
    return (
      (!query.action || log.action === query.action) &&
      (!query.resourceType || log.resourceType === query.resourceType) &&
      (!query.resourceId || log.resourceId === query.resourceId) &&
      (!query.userRole || log.userRole === query.userRole) &&
      (!query.status || log.status === query.status) &&
      (holds(typed) || holds(toLatin(typed))) &&
      inDays(log, query.startDate ?? '', query.endDate ?? '')
    )
  })

const moment = fc
  .integer({ min: 0, max: 55 * 24 })
  .map((hours) => new Date(Date.now() - hours * 3_600_000).toISOString())
const date = fc.oneof(
  fc.constant(''),
  moment.map((time) => dayInCity(new Date(time))),
  moment,
)
const choice = (values: readonly string[]) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant('') }, fc.constantFrom(...values))
const queries = fc.record({
  action: choice(auditActions),
  resourceType: choice(auditResourceTypes),
  resourceId: fc.oneof({ weight: 5, arbitrary: fc.constant('') }, fc.constantFrom('thing-3', 'thing-none')),
  userRole: choice(['user', 'caretaker', 'admin']),
  status: choice(auditStatuses),
  search: fc.oneof(
    { weight: 3, arbitrary: fc.constant('') },
    fc.constantFrom('asha', 'rao event', 'EVENT 12', 'లక్ష్మి', 'a', 'zz', 'log "in" *', "'--"),
    fc.constantFrom('asha@example.in', 'ravi@', 'devi@example.org', '@example.in', 'rao Lakshmi@example.in'),
  ),
  startDate: date,
  endDate: date,
})

describe('GET /audit/logs', () => {
  it('returns every row, newest first, without a gap', () => {
    expect(new Set(all.map(({ _id }) => _id)).size).toBe(all.length)
    expect(all.length).toBeGreaterThanOrEqual(400)
  })

  it('returns the rows of any combination of filters on any page', async () => {
    await fc.assert(
      fc.asyncProperty(
        queries,
        fc.integer({ min: 1, max: 6 }),
        fc.constantFrom('7', '50'),
        async (query, page, limit) => {
          const wanted = expected(query)
          const offset = (page - 1) * Number(limit)
          const { logs, total, totalPages } = await fetchPage({ ...query, page: String(page), limit })
          expect(total).toBe(wanted.length)
          expect(totalPages).toBe(Math.ceil(wanted.length / Number(limit)))
          expect(logs).toEqual(wanted.slice(offset, offset + Number(limit)))
        },
      ),
      { numRuns: 400 },
    )
  })

  it('returns 50 rows per page by default and at most 200', async () => {
    expect((await fetchPage({})).logs).toHaveLength(50)
    expect((await fetchPage({ limit: '100000' })).logs).toHaveLength(200)
    expect((await fetchPage({ page: '999' })).logs).toEqual([])
  })

  it.each([
    'page=0',
    'page=x',
    'limit=-1',
    'action=NOTHING',
    'status=done',
    'startDate=2026-02-30',
    'endDate=yesterday',
    'userRole=root',
  ])('refuses %s', async (query) => {
    expect((await api.call('GET', `/audit/logs?${query}`, { token: admin.token })).status).toBe(400)
  })
})

describe('GET /audit/stats', () => {
  it('adds up to the number of rows in the log', async () => {
    const { body } = await api.call<AuditStats>('GET', '/audit/stats', { token: admin.token })
    expect(body.data.totalLogs).toBe(all.length)
    expect(body.data.recentActivity).toEqual(all.slice(0, 5))
    for (const { action, count } of body.data.actionStats)
      expect(count).toBe(all.filter((log) => log.action === action).length)
    expect(body.data.topUsers[0]?.count).toBe(
      all.filter((log) => log.userEmail === body.data.topUsers[0]?.userEmail).length,
    )
  })

  it.each([
    [20, 10],
    [45, 0],
    [60, 33],
    [3, 3],
  ])('counts only the requested days, from %i to %i days ago', async (from, to) => {
    const startDate = dayInCity(new Date(Date.now() - from * 86_400_000))
    const endDate = dayInCity(new Date(Date.now() - to * 86_400_000))
    const { body } = await api.call<AuditStats>('GET', `/audit/stats?startDate=${startDate}&endDate=${endDate}`, {
      token: admin.token,
    })
    const wanted = expected({ startDate, endDate })
    expect(body.data.totalLogs).toBe(wanted.length)
    expect(body.data.recentActivity).toEqual(wanted.slice(0, 5))
    const sum = body.data.topUsers.reduce((total, { count }) => total + count, 0)
    expect(sum).toBe(wanted.filter(({ userEmail }) => userEmail !== '').length)
  })
})
