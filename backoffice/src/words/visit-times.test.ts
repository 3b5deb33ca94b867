import { languages } from '@thodu/api/contract/people/languages'
import { addDays, mondayOf, weekdayOf } from '@thodu/api/contract/time'
import { expect, test } from 'vitest'
import { formatHours } from './formats.ts'
import { formatDay, formatSpan, formatVisitTime, isDay, momentInCity, weekdayName } from './visit-times.ts'

test('the hours of a visit are in the city’s time, formatted as every other time (rule TXT-3)', () => {
  expect(formatSpan('2026-11-23T02:30:00.000Z', '2026-11-23T14:30:00.000Z')).toBe('8:00 AM–8:00 PM')
  expect(formatSpan('2026-11-23T14:30:00.000Z', '2026-11-24T00:45:00.000Z')).toBe('8:00 PM–6:15 AM')
  expect(formatSpan('2026-11-23T02:30:00.000Z', '2026-11-24T02:30:00.000Z')).toBe('8:00 AM +24 h')
})
test('a time of day in the city becomes a timestamp, and an incomplete time does not', () => {
  expect(momentInCity('2026-11-23', '08:00')).toBe('2026-11-23T02:30:00.000Z')
  expect(momentInCity('2026-11-23', '8')).toBeUndefined()
  expect(momentInCity('', '08:00')).toBeUndefined()
})
test('weeks begin on Monday, also across the end of a month and a year', () => {
  expect([mondayOf('2026-11-22'), mondayOf('2026-11-23'), mondayOf('2027-01-01')]).toEqual([
    '2026-11-16',
    '2026-11-23',
    '2026-12-28',
  ])
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect([weekdayOf('2026-11-22'), weekdayName(0), weekdayName(6, 'short')]).toEqual([0, 'Sunday', 'Sat'])
})
test('days and durations are formatted in words', () => {
  expect(formatDay('2026-11-23')).toBe('Mon, Nov 23')
  expect([formatHours(690), formatHours(2_880)]).toEqual(['11.5', '48'])
  expect([isDay('2026-11-23'), isDay('2026-13-40'), isDay('x'), isDay(null)]).toEqual([true, false, false, false])
})

test('a sentence has the time with its part of the day, always in the same format (rules TXT-3, LANG-12)', () => {
  const told = languages.map((language) => formatVisitTime('2026-11-23T11:00:00Z', language))
  expect(told).toEqual(['4:30 PM', 'సాయంత్రం 4:30', 'शाम 4:30'])
})
