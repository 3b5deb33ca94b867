import type { PromiseReport } from '@thodu/api/contract/reports/reports.schema'
import { describe, expect, test } from 'vitest'
import { formatShare, percentOf, sumReasons, tally } from './sum-reports.ts'

describe('a share', () => {
  test('is rounded down, and is a dash below twenty', () => {
    expect(percentOf({ kept: 94, broken: 3 })).toBe(96)
    expect(percentOf({ kept: 199, broken: 1 })).toBe(99)
    expect(formatShare({ kept: 20, broken: 0 })).toBe('100 %')
    expect(formatShare({ kept: 19, broken: 0 })).toBe('–')
    expect(formatShare(tally([]))).toBe('–')
  })
})

describe('reasons', () => {
  const row = { week: '2026-11-16', kind: 'call' } as const
  const ravi = { _id: 'r', name: 'Ravi' }
  const reasons: PromiseReport['reasons'] = [
    { ...row, reason: 'other', by: ravi, count: 1 },
    { ...row, reason: 'our-delay', by: ravi, count: 2 },
    { ...row, reason: 'our-delay', by: { _id: 'm', name: 'Meera' }, count: 3 },
    { ...row, reason: null, by: null, count: 9 },
    { ...row, week: '2026-11-23', reason: 'our-delay', by: ravi, count: 2 },
  ]
  test('list the people who gave them, the most frequent reason first and missing ones last', () => {
    expect(sumReasons(reasons)).toEqual([
      {
        reason: 'our-delay',
        count: 7,
        by: [
          { id: 'r', name: 'Ravi', count: 4 },
          { id: 'm', name: 'Meera', count: 3 },
        ],
      },
      { reason: 'other', count: 1, by: [{ id: 'r', name: 'Ravi', count: 1 }] },
      { reason: null, count: 9, by: [] },
    ])
  })
})
