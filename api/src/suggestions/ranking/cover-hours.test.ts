import { expect, test } from 'vitest'
import { coverHours } from './cover-hours.ts'

const day = { weekday: 1, fromMin: 480, toMin: 1_200 }
const tuesday = { ...day, weekday: 2 }

test.each([
  ['nothing asked', [], [day], null, 0],
  [
    'hours that overlap count once',
    [day],
    [
      { ...day, toMin: 900 },
      { ...day, fromMin: 600 },
    ],
    null,
    1,
  ],
  [
    'a night of Saturday covers the morning of Sunday',
    [{ weekday: 0, fromMin: 0, toMin: 360 }],
    [{ weekday: 6, fromMin: 1_200, toMin: 1_800 }],
    null,
    1,
  ],
  ['a day off is not covered', [day, tuesday], [day, tuesday], 1, 0.5],
])("the share of required hours that a caretaker's hours cover: %s", (_, slots, hours, weeklyOff, share) =>
  expect(coverHours(slots, hours, weeklyOff)).toBe(share),
)
