import { expect, test } from 'vitest'
import { languageNames, languages } from '../people/languages.ts'
import {
  choosePlural,
  compareNames,
  formatBriefDate,
  formatBriefWeekday,
  formatCount,
  formatDate,
  formatDateTime,
  formatDayIn,
  formatMoment,
  formatRupees,
  formatTime,
  formatTimeIn,
  formatWeekday,
} from './formats.ts'

test.each([
  ['en', 'Nov 21, 2026', 'Nov 21, 2026, 4:30 PM', 'Sat, Nov 21'],
  ['te', '21 నవంబర్ 2026', '21 నవంబర్ 2026, సాయంత్రం 4:30', '21 నవంబర్, శని'],
  ['hi', '21 नवंबर 2026', '21 नवंबर 2026, शाम 4:30', 'शनि, 21 नवंबर'],
] as const)(
  "dates are formatted as people write them in %s, in the city's zone; English stays unchanged (rule LANG-12)",
  (language, date, dateAndTime, day) => {
    const moment = '2026-11-21T11:00:00Z'
    const said = [formatDate('2026-11-21', language), formatDateTime(moment, language), formatWeekday(moment, language)]
    expect(said).toEqual([date, dateAndTime, day])
    expect(formatMoment('2026-11-21T11:00:09Z', language)).toBe(dateAndTime.replace('4:30', '4:30:09'))
    expect(formatDate('soon', language)).toBe('soon')
  },
)

test.each([
  ['en', 'Nov 21, 2026', 'Dec 31, 2025', 'Sat, Nov 21'],
  ['te', '21 నవం', '31 డిసెం 2025', '21 నవం, శని'],
  ['hi', '21 नव॰', '31 दिस॰ 2025', 'शनि, 21 नव॰'],
] as const)(
  'in a column of %s a day is short, with its year if that differs from the current one (rule LANG-12)',
  (language, thisYear, lastYear, day) => {
    // The city is already in the next year, half an hour after midnight.
    const now = Date.parse('2025-12-31T19:00:00Z')
    expect(formatBriefDate('2026-11-21', language, now)).toBe(thisYear)
    expect(formatBriefDate('2025-12-31', language, now)).toBe(lastYear)
    expect(formatBriefWeekday('2026-11-21T11:00:00Z', language)).toBe(day)
    expect(formatBriefDate('soon', language, now)).toBe('soon')
  },
)

test.each([
  ['00:15', '12:15 AM', 'రాత్రి 12:15', 'रात 12:15'],
  ['03:59', '3:59 AM', 'రాత్రి 3:59', 'रात 3:59'],
  ['04:00', '4:00 AM', 'తెల్లవారుజామున 4:00', 'सुबह 4:00'],
  ['06:00', '6:00 AM', 'ఉదయం 6:00', 'सुबह 6:00'],
  ['11:59', '11:59 AM', 'ఉదయం 11:59', 'सुबह 11:59'],
  ['12:00', '12:00 PM', 'మధ్యాహ్నం 12:00', 'दोपहर 12:00'],
  ['15:59', '3:59 PM', 'మధ్యాహ్నం 3:59', 'दोपहर 3:59'],
  ['17:30', '5:30 PM', 'సాయంత్రం 5:30', 'शाम 5:30'],
  ['19:00', '7:00 PM', 'రాత్రి 7:00', 'शाम 7:00'],
  ['20:00', '8:00 PM', 'రాత్రి 8:00', 'रात 8:00'],
])('%s is formatted with its part of the day, in the city and elsewhere', (clock, ...told) => {
  const inCity = `2026-11-21T${clock}:00+05:30`
  expect(languages.map((language) => formatTime(inCity, language))).toEqual(told)
  const elsewhere = Date.parse(`2026-11-21T${clock}:00-06:00`)
  expect(languages.map((language) => formatTimeIn(elsewhere, 'America/Chicago', language))).toEqual(told)
  const days = languages.map((language) => formatDayIn(elsewhere, 'America/Chicago', language))
  expect(days).toEqual(['Nov 21', '21 నవంబర్', '21 नवंबर'])
})

test('rupees and counts have Indian grouping and Latin digits in each language', () => {
  expect(languages.map((language) => formatRupees(128_000, language))).toEqual(languages.map(() => '₹1,28,000'))
  expect(languages.map((language) => formatCount(1_450_300, language))).toEqual(languages.map(() => '14,50,300'))
})

test.each([
  ['en', ['other', 'one', 'other']],
  ['te', ['other', 'one', 'other']],
  ['hi', ['one', 'one', 'other']],
] as const)('%s chooses plural forms for zero, one and two', (language, forms) => {
  expect([0, 1, 2].map((count) => choosePlural(count, { one: 'one', other: 'other' }, language))).toEqual(forms)
})

test('names are sorted by the alphabet, languages by their own names', () => {
  const sorted = (names: string[], language: 'te' | 'hi') =>
    names.sort((one, other) => compareNames(one, other, language))
  expect(sorted(['రవి', 'లక్ష్మి', 'అనిల్', 'కమల'], 'te')).toEqual(['అనిల్', 'కమల', 'రవి', 'లక్ష్మి'])
  expect(sorted(['लक्ष्मी', 'ऋतु', 'अनिल', 'कमल'], 'hi')).toEqual(['अनिल', 'ऋतु', 'कमल', 'लक्ष्मी'])
  expect(languages.map((language) => languageNames[language])).toEqual(['English', 'తెలుగు', 'हिन्दी'])
})
