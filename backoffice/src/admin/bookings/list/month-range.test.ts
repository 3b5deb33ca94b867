import { expect, test } from 'vitest'
import { monthRange } from './month-range.ts'

test.each([
  ['2026-11-21T10:00:00Z', 0, '2026-11-01', '2026-11-30'],
  ['2026-11-21T10:00:00Z', 1, '2026-10-01', '2026-10-31'],
  ['2027-01-15T10:00:00Z', 1, '2026-12-01', '2026-12-31'],
  // Already the first of March in Warangal, still February in UTC.
  ['2028-02-29T19:30:00Z', 1, '2028-02-01', '2028-02-29'],
])('at %s, %i months back, it is %s to %s', (now, back, from, to) => {
  expect(monthRange(new Date(now), back)).toEqual({ from, to })
})
