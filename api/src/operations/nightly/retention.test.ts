import { expect, test } from 'vitest'
import { nightlyName, selectExpired } from './retention.ts'

const nights = (count: number, from = Date.parse('2026-11-21T20:40:00Z')): string[] =>
  Array.from({ length: count }, (_, index) => nightlyName(new Date(from - index * 86_400_000)))

test('the backups of the last seven nights are retained', () => {
  expect(selectExpired(nights(7))).toEqual([])
})

test('after a year the newest backup of each of 7 days, 4 weeks and 6 months is retained', () => {
  const names = nights(365)
  const expired = new Set(selectExpired(names.toSorted()))
  const left = names.filter((name) => !expired.has(name)).map((name) => name.slice(8, 18))
  const days = Array.from({ length: 7 }, (_, index) => `2026-11-${21 - index}`)
  // Weeks begin on Mondays: these are the Sundays before this week.
  const [weeks, months] = [
    ['2026-11-08', '2026-11-01'],
    ['2026-10-31', '2026-09-30', '2026-08-31', '2026-07-31', '2026-06-30'],
  ]
  expect(left).toEqual([...days, ...weeks, ...months])
})

test('of several backups of one day the newest is retained, sealed or not', () => {
  const [early, late, sealed] = [
    nightlyName(new Date('2026-11-21T01:02:03.999Z')),
    nightlyName(new Date('2026-11-21T20:40:00Z')),
    nightlyName(new Date('2026-11-21T20:40:01Z'), true),
  ]
  expect([early, sealed]).toEqual(['nightly-2026-11-21T01-02-03Z.tar', 'nightly-2026-11-21T20-40-01Z.tar.sealed'])
  expect(selectExpired([early, late])).toEqual([early])
  expect(selectExpired([early, sealed, late])).toEqual([late, early])
})

test('files with other names are never removed', () => {
  expect(selectExpired(['before-0007.tar', 'notes.txt', 'x-nightly-2020-01-01T00-00-00Z.tar', ...nights(1)])).toEqual(
    [],
  )
})

test('backups before an upgrade follow the same rule as a separate series, sealed or not', () => {
  const upgrade = (time: string, more = '') => `before-0036-day-link-tasks-${time}-123Z.tar${more}`
  const [today, lastWeek, twoInAWeek, oldMonth, halfAYear, lastYear] = [
    upgrade('2026-11-21T08-00-00'),
    upgrade('2026-11-12T08-00-00'),
    upgrade('2026-11-11T08-00-00', '.sealed'),
    upgrade('2026-08-11T08-00-00'),
    upgrade('2026-05-31T08-00-00'),
    upgrade('2025-11-21T08-00-00', '.sealed'),
  ]
  const names = [lastYear, today, twoInAWeek, oldMonth, lastWeek, halfAYear, ...nights(3)]
  expect(selectExpired(names)).toEqual([twoInAWeek, halfAYear, lastYear])
  // The newest file of the folder is never removed, whatever the clock shows.
  expect(selectExpired([lastYear])).toEqual([])
})
