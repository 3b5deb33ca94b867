import { expect, test } from 'vitest'
import type { ShiftCode } from '../../contract/care/care-shapes.ts'
import { toMoment } from '../../contract/time.ts'
import { findWorkWarnings, type WorkVisit } from './roster-warnings.ts'

/** "10 08:00 6 home" is a visit in June 2026: day, start, hours and home. A leading ~ marks an existing visit. */
function read(text: string, code: ShiftCode = 'D'): WorkVisit {
  const [day = '', time = '', hours = '', home = 'one'] = text.replace('~', '').split(' ')
  const startsMin = toMoment(`2026-06-${day}`, Number(time.slice(0, 2)) * 60 + Number(time.slice(3)))
  return { startsMin, endsMin: startsMin + Number(hours) * 60, code, home, isNew: !text.startsWith('~') }
}
const warn = (texts: string[], code?: ShiftCode, limits = { maxWeekMinutes: 2_880, nightOk: true }) =>
  findWorkWarnings(
    texts.map((text) => read(text, code)),
    limits,
  ).map((warning) => `${warning.code} ${warning.day.slice(8)} ${warning.count}`)

/** Short existing visits, from a day to the fifteenth. */
const oldDays = (first: string) =>
  ['08', '09', '10', '11', '12', '13', '14', '15'].filter((day) => day >= first).map((day) => `~${day} 08:00 1`)

test.each<[string, string[], string[]]>([
  ['48 hours a week', ['08 08:00 12', '09 08:00 12', '10 08:00 12', '11 08:00 12'], []],
  ['one more', ['08 08:00 12', '09 08:00 12', '10 08:00 12', '11 08:00 13'], ['week-hours 08 49']],
  ['the same over a Monday', ['12 08:00 12', '13 08:00 12', '14 08:00 12', '15 08:00 13'], []],
  ['too many, but none of them new', ['~08 08:00 24', '~09 08:00 24', '~10 08:00 24', '15 08:00 1'], []],
  ['six days running', ['08', '09', '10', '11', '12', '13'].map((day) => `${day} 08:00 1`), []],
  [
    'eight days running',
    ['08', '09', '10', '11', '12', '13', '14', '15'].map((day) => `${day} 08:00 1`),
    ['days-running 14 8'],
  ],
  ['a day after a night', ['~08 20:00 12', '09 08:00 12'], ['short-rest 09 0']],
  ['night after night', ['08 20:00 12', '09 20:00 12'], []],
  ['two short ones of a day', ['08 08:00 3', '08 13:00 3'], []],
  ['another home in time', ['08 08:00 1', '08 09:30 1 two'], []],
  ['another home at once', ['08 08:00 1', '08 09:00 1 two'], ['travel 08 0']],
  ['the same home at once', ['08 08:00 1', '08 09:00 1'], []],
  ['seven hours of rest', ['08 08:00 10', '09 01:00 3'], ['short-rest 09 7']],
  ['eight hours of rest', ['08 08:00 10', '09 02:00 3'], []],
  ['a long break within sixteen hours', ['08 08:00 4', '08 17:00 7'], []],
  ['ten minutes to another home', ['08 08:00 1', '08 09:10 1 two'], ['travel 08 10']],
  ['given in another order', ['09 08:00 12', '~08 20:00 12'], ['short-rest 09 0']],
  ['eight days with one between', ['08', '09', '10', '12', '13', '14', '15', '16'].map((day) => `${day} 08:00 1`), []],
  ['eight old days running, and a new one', [...oldDays('08'), '20 08:00 1'], []],
  ['eight days running, of which the first is new', ['08 08:00 1', ...oldDays('09')], ['days-running 14 8']],
  [
    'the same, with an old visit on the new day',
    ['08 08:00 1', '~08 13:00 1', ...oldDays('09')],
    ['days-running 14 8'],
  ],
])(
  "a caretaker's new visits give warnings about hours, days, rest and travel (rule VISIT-12): %s",
  (_, visits, warnings) => {
    expect(warn(visits)).toEqual(warnings)
  },
)

test('nights and live-in visits warn once, and a live-in caretaker needs no rest between visits', () => {
  const limits = { maxWeekMinutes: 10_080, nightOk: false }
  expect(warn(['08 20:00 10', '09 20:00 10'], 'N', limits)).toEqual(['night-consent 08 1'])
  expect(warn(['08 08:00 24', '09 08:00 24'], 'L', { ...limits, nightOk: true })).toEqual([])
})

test('a caretaker without a profile works 48 hours a week, and nights give a warning', () => {
  const usual = (texts: string[], code?: ShiftCode) =>
    findWorkWarnings(texts.map((text) => read(text, code))).map((warning) => warning.code)
  const days = ['08 08:00 12', '09 08:00 12', '10 08:00 12', '11 08:00 12']
  expect(usual(days)).toEqual([])
  expect(usual([...days, '12 08:00 1'])).toEqual(['week-hours'])
  expect(usual(['08 20:00 10'], 'N')).toEqual(['night-consent'])
  expect(usual(['08 08:00 24'], 'L')).toEqual(['night-consent'])
  expect(findWorkWarnings([read('~08 20:00 8', 'N'), read('10 08:00 1')])).toEqual([])
})

test.each<[ShiftCode, ShiftCode, string[]]>([
  ['L', 'D', ['short-rest 09 0']],
  ['D', 'L', ['short-rest 09 0']],
  ['L', 'L', []],
])('rest is required between shifts %s and %s', (first, second, warnings) => {
  const visits = [read('08 08:00 24', first), read('09 08:00 12', second)]
  const found = findWorkWarnings(visits, { maxWeekMinutes: 10_080, nightOk: true })
  expect(found.map(({ code, day, count }) => `${code} ${day.slice(8)} ${count}`)).toEqual(warnings)
})
