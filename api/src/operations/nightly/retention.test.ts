import { expect, test } from 'vitest'
import { nightlyName, selectExpired } from './retention.ts'

const nights = (count: number, from = Date.parse('2026-11-21T20:40:00Z')): string[] =>
  Array.from({ length: count }, (_, index) => nightlyName(new Date(from - index * 86_400_000)))

test('a week of nights is kept whole', () => {
  expect(selectExpired(nights(7))).toEqual([])
})

test('after a year 7 days, 4 weeks and 6 months remain', () => {
  const names = nights(365)
  const left = names.filter((name) => !selectExpired(names).includes(name))
  expect(left.slice(0, 7)).toEqual(names.slice(0, 7))
  expect(left.length).toBeGreaterThanOrEqual(12)
  expect(left.length).toBeLessThanOrEqual(17)
  expect(left.at(-1)).toContain('2026-06')
})

test('files of other names are never touched', () => {
  expect(selectExpired(['before-0007.tar', 'notes.txt', ...nights(1)])).toEqual([])
})
