import { expect, test } from 'vitest'
import { brand } from './brand.config.ts'
import { dayInCity, startOfDay, startOfDayInCity } from './formats.ts'

test('a day begins at midnight of the zone, on days when the clocks change as well', () => {
  const begins = (day: string, zone: string) => new Date(startOfDay(day, zone)).toISOString()
  expect(begins('2026-06-12', 'Asia/Kolkata')).toBe('2026-06-11T18:30:00.000Z')
  expect(begins('2026-06-12', 'Europe/Berlin')).toBe('2026-06-11T22:00:00.000Z')
  expect(begins('2026-03-29', 'Europe/Berlin')).toBe('2026-03-28T23:00:00.000Z')
  expect(begins('2026-03-30', 'Europe/Berlin')).toBe('2026-03-29T22:00:00.000Z')
  expect(begins('2026-11-01', 'America/Chicago')).toBe('2026-11-01T05:00:00.000Z')
  expect(begins('2026-11-02', 'America/Chicago')).toBe('2026-11-02T06:00:00.000Z')
})

test('what is no day begins at no time', () => {
  expect(startOfDay('soon', 'Asia/Kolkata')).toBeNaN()
})

test('the city is where the brand says', () => {
  const start = startOfDayInCity('2026-06-12')
  expect(start).toBe(startOfDay('2026-06-12', brand.timeZone))
  expect(dayInCity(new Date(start))).toBe('2026-06-12')
  expect(dayInCity(new Date(start - 1))).toBe('2026-06-11')
})
