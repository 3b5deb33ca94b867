import { expect, test } from 'vitest'
import { formatShare, percentOf, tally } from './sum-reports.ts'

test('a share is rounded down, and is a dash below twenty', () => {
  expect(percentOf({ kept: 94, broken: 3 })).toBe(96)
  expect(percentOf({ kept: 199, broken: 1 })).toBe(99)
  expect(formatShare({ kept: 20, broken: 0 })).toBe('100 %')
  expect(formatShare({ kept: 19, broken: 0 })).toBe('–')
  expect(formatShare(tally([]))).toBe('–')
})
