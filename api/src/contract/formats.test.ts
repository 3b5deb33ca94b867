import { expect, test } from 'vitest'
import { brand } from './brand.config.ts'
import {
  choosePlural,
  compareNames,
  dayInCity,
  formatCount,
  formatDate,
  formatDateTime,
  formatRupees,
  startOfDay,
  startOfDayInCity,
} from './formats.ts'
import { languageNames, languages } from './people/languages.ts'

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

test.each([
  ['en', 'Nov 21, 2026', 'Nov 21, 2026, 4:30 PM'],
  ['te', '21, నవం 2026', '21, నవం 2026 4:30 PM'],
  ['hi', '21 नव॰ 2026', '21 नव॰ 2026, 4:30 pm'],
] as const)('dates as %s writes them, in the city; English as it always was', (language, date, dateAndTime) => {
  expect(formatDate('2026-11-21', language)).toBe(date)
  expect(formatDateTime('2026-11-21T11:00:00Z', language)).toBe(dateAndTime)
})

test('rupees and counts have Indian grouping and digits that everybody reads, in each language', () => {
  expect(languages.map((language) => formatRupees(128_000, language))).toEqual(languages.map(() => '₹1,28,000'))
  expect(languages.map((language) => formatCount(1_450_300, language))).toEqual(languages.map(() => '14,50,300'))
})

test.each([
  ['en', ['other', 'one', 'other']],
  ['te', ['other', 'one', 'other']],
  ['hi', ['one', 'one', 'other']],
] as const)('%s counts nothing, one and two', (language, forms) => {
  expect([0, 1, 2].map((count) => choosePlural(count, { one: 'one', other: 'other' }, language))).toEqual(forms)
})

test('names stand in the order of the alphabet, languages under their own name', () => {
  const sorted = (names: string[], language: 'te' | 'hi') =>
    names.sort((one, other) => compareNames(one, other, language))
  expect(sorted(['రవి', 'లక్ష్మి', 'అనిల్', 'కమల'], 'te')).toEqual(['అనిల్', 'కమల', 'రవి', 'లక్ష్మి'])
  expect(sorted(['लक्ष्मी', 'ऋतु', 'अनिल', 'कमल'], 'hi')).toEqual(['अनिल', 'ऋतु', 'कमल', 'लक्ष्मी'])
  expect(languages.map((language) => languageNames[language])).toEqual(['English', 'తెలుగు', 'हिन्दी'])
})
