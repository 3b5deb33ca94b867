import { expect, test } from 'vitest'
import { countDays } from './count-days.ts'

const now = new Date('2026-06-10T06:30:00.000Z')
const at = (day: string, time = '06:30') => `2026-06-${day}T${time}:00.000Z`

test.each([
  ['nothing', [], 0],
  ['care that never began', [{ care_from: null, care_until: null }], 0],
  ['one day', [{ care_from: at('01'), care_until: at('01', '12:00') }], 1],
  ['both ends', [{ care_from: at('01'), care_until: at('03') }], 3],
  ['care that goes on', [{ care_from: at('08'), care_until: null }], 3],
  ['a day of the city, not of Greenwich', [{ care_from: at('01', '20:00'), care_until: at('02', '06:00') }], 1],
  [
    'a day with two families once, in any order',
    [
      { care_from: at('03'), care_until: at('04') },
      { care_from: at('01'), care_until: at('03') },
    ],
    4,
  ],
])("days of care count once each, in the city's time: %s", (_name, times, days) => {
  expect(countDays(times, now)).toBe(days)
})
