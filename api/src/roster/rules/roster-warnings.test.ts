import { expect, test } from 'vitest'
import type { ShiftCode } from '../../contract/care/care-shapes.ts'
import { findWorkWarnings, type WorkVisit } from './roster-warnings.ts'
import { toMoment } from './visit-times.ts'

/** "10 08:00 6 home": a visit of June 2026, its hours and whose home; a leading ~ says that it stood there before. */
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
])('%s', (_, visits, warnings) => {
  expect(warn(visits)).toEqual(warnings)
})

test('nights and living in are asked about once; who lives in rests there', () => {
  const limits = { maxWeekMinutes: 10_080, nightOk: false }
  expect(warn(['08 20:00 10', '09 20:00 10'], 'N', limits)).toEqual(['night-consent 08 1'])
  expect(warn(['08 08:00 24', '09 08:00 24'], 'L', { ...limits, nightOk: true })).toEqual([])
})
