import { expect, test } from 'vitest'
import {
  cityTimeZone,
  dayInCity,
  dayOfMoment,
  daysBetween,
  earlierDay,
  formatMinutesAsClock,
  isRealDay,
  laterDay,
  laterThan,
  momentOf,
  mondayOf,
  readClock,
  startOfDay,
  startOfDayInCity,
  toMoment,
  toTime,
  weekMinutes,
} from './time.ts'

test.each([
  ['1900-01-01', true],
  ['2199-12-31', true],
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['2026-02-31', false],
  ['2026-13-01', false],
  ['1899-12-31', false],
  ['2200-01-01', false],
  ['0000-01-01', false],
  ['9999-12-31', false],
  ['2026-1-1', false],
  ['2026-01-01T00:00', false],
  ['', false],
])('%s is a real day: %s', (value, isReal) => {
  expect(isRealDay(value)).toBe(isReal)
})

test('a day begins at midnight of the zone, also on days when the clocks change', () => {
  const begins = (day: string, zone: string) => new Date(startOfDay(day, zone)).toISOString()
  expect(begins('2026-06-12', 'Asia/Kolkata')).toBe('2026-06-11T18:30:00.000Z')
  expect(begins('2026-06-12', 'Europe/Berlin')).toBe('2026-06-11T22:00:00.000Z')
  expect(begins('2026-03-29', 'Europe/Berlin')).toBe('2026-03-28T23:00:00.000Z')
  expect(begins('2026-03-30', 'Europe/Berlin')).toBe('2026-03-29T22:00:00.000Z')
  expect(begins('2026-11-01', 'America/Chicago')).toBe('2026-11-01T05:00:00.000Z')
  expect(begins('2026-11-02', 'America/Chicago')).toBe('2026-11-02T06:00:00.000Z')
})

test('the start of an invalid day is NaN', () => {
  expect(startOfDay('soon', 'Asia/Kolkata')).toBeNaN()
})

test('a day in the city begins at midnight of its time zone', () => {
  const start = startOfDayInCity('2026-06-12')
  expect(start).toBe(startOfDay('2026-06-12', cityTimeZone))
  expect(dayInCity(new Date(start))).toBe('2026-06-12')
  expect(dayInCity(new Date(start - 1))).toBe('2026-06-11')
})

test('a moment is in whole minutes, from text, date or number', () => {
  const time = '2026-06-10T06:30:59.999Z'
  const moments = [time, new Date(time), Date.parse(time)].map(momentOf)
  expect(moments).toEqual([29_684_550, 29_684_550, 29_684_550])
  expect(toTime(29_684_550)).toBe('2026-06-10T06:30:00.000Z')
})

test('a time of day is read and formatted as "08:30"', () => {
  expect(['00:00', '08:30', '23:59'].map(readClock)).toEqual([0, 510, 1_439])
  expect([0, 510, 1_439].map(formatMinutesAsClock)).toEqual(['00:00', '08:30', '23:59'])
})

test.each([
  ['2026-06-08', '2026-06-08'],
  ['2026-06-09', '2026-06-08'],
  ['2026-06-14', '2026-06-08'],
  ['2026-06-15', '2026-06-15'],
])('the week of %s begins on %s', (day, monday) => expect(mondayOf(day)).toBe(monday))

test.each(['24:00', '8:30', '08:60', '08:30:00', 'soon', ''])('%j is not a time of day', (text) =>
  expect(readClock(text)).toBeUndefined(),
)

test('daysBetween, earlierDay and laterDay compare two days in both orders', () => {
  const [one, other] = ['2026-02-27', '2026-03-02']
  expect([daysBetween(one, other), daysBetween(other, one), daysBetween(one, one)]).toEqual([3, -3, 0])
  expect([earlierDay(one, other), earlierDay(other, one), laterDay(one, other), laterDay(other, one)]).toEqual([
    one,
    one,
    other,
    other,
  ])
})

test('a minute of a day converts to a moment on that day', () => {
  expect(toTime(toMoment('2026-06-10', 510))).toBe('2026-06-10T03:00:00.000Z')
  expect([dayOfMoment(toMoment('2026-06-10', 0)), dayOfMoment(toMoment('2026-06-10', -1))]).toEqual([
    '2026-06-10',
    '2026-06-09',
  ])
  expect(toMoment('2026-06-17', 0) - toMoment('2026-06-10', 0)).toBe(weekMinutes)
})

test('a change is later than the one before it, whatever the clock shows', () => {
  const now = '2026-06-10T06:30:00.000Z'
  const after = (before: string | null) => laterThan(before, new Date(now))
  expect(after(null)).toBe(now)
  expect(after('2026-06-10T06:29:59.000Z')).toBe(now)
  expect(after(now)).toBe('2026-06-10T06:30:00.001Z')
  expect(after('2026-06-10T07:00:00.000Z')).toBe('2026-06-10T07:00:00.001Z')
})
