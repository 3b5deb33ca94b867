import { expect, test } from 'vitest'
import { isRealDay } from './calendar-day.ts'

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
])('%s is a day that we know: %s', (value, isReal) => {
  expect(isRealDay(value)).toBe(isReal)
})
