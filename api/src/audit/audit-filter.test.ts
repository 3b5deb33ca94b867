import { expect, it } from 'vitest'
import { toAuditFilter, toAuditRange, waysToSpell } from './audit-filter.ts'

it.each([
  [{}, {}],
  [{ startDate: '2026-06-10' }, { fromDay: '2026-06-10' }],
  [{ endDate: '2026-06-10' }, { toDay: '2026-06-10' }],
  // 20:00 UTC is already the next day in the city.
  [{ startDate: '2026-06-10T20:00:00Z' }, { fromDay: '2026-06-11', fromTime: '2026-06-10T20:00:00.000Z' }],
  [{ endDate: '2026-06-11T01:30:00+05:30' }, { toDay: '2026-06-11', toTime: '2026-06-10T20:00:00.000Z' }],
])('the request %j selects %j', (given, range) => {
  expect(toAuditRange(given)).toEqual(range)
})

it('a filter contains only the requested fields, and a search becomes lower-case words', () => {
  expect(toAuditFilter({})).toEqual({ facets: {}, range: {}, words: [], resourceId: undefined })
  expect(
    toAuditFilter({
      action: 'LOGIN',
      resourceType: 'user',
      userRole: 'admin',
      status: 'failed',
      resourceId: 'one',
      search: '  Asha\u0000RAO\t\n event ',
      startDate: '2026-06-10',
    }),
  ).toEqual({
    facets: { action: 'LOGIN', resource_type: 'user', user_role: 'admin', status: 'failed' },
    range: { fromDay: '2026-06-10' },
    words: ['asha', 'rao', 'event'],
    resourceId: 'one',
  })
})

it('words in another script are searched as typed and in Latin spelling', () => {
  expect(waysToSpell(['asha', 'rao'])).toEqual([['asha', 'rao']])
  const [typed, latin] = waysToSpell(['లక్ష్మి', 'rao'])
  expect([typed, latin?.[0]?.match(/^[a-z]+$/)?.length, latin?.[1]]).toEqual([['లక్ష్మి', 'rao'], 1, 'rao'])
})
