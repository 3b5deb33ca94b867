import { expect, test } from 'vitest'
import { momentOf, mondayOf, readTimeOfDay, sayTimeOfDay, toTime } from './visit-times.ts'

test('moments are whole minutes, of a text and of a date', () => {
  const time = '2026-06-10T06:30:59.999Z'
  expect([momentOf(time), momentOf(new Date(time))]).toEqual([29_684_550, 29_684_550])
})

test('a moment is written as its time, also after two thousand others', () => {
  const first = momentOf('2026-06-10T06:30:00.000Z')
  for (const _ of [1, 2])
    for (let minute = 0; minute < 2_002; minute += 1)
      expect(toTime(first + minute)).toBe(new Date((first + minute) * 60_000).toISOString())
})

test('a time of the day is read as it is said', () => {
  expect(['00:00', '08:30', '23:59'].map(readTimeOfDay)).toEqual([0, 510, 1_439])
  expect([0, 510, 1_439].map(sayTimeOfDay)).toEqual(['00:00', '08:30', '23:59'])
})

test.each([
  ['2026-06-08', '2026-06-08'],
  ['2026-06-09', '2026-06-08'],
  ['2026-06-14', '2026-06-08'],
  ['2026-06-15', '2026-06-15'],
])('the week of %s begins on %s', (day, monday) => expect(mondayOf(day)).toBe(monday))
