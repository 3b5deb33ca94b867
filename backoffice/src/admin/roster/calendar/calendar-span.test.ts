import { expect, test } from 'vitest'
import { readView, spanOf, stepBy } from './calendar-span.ts'

test('a month shows whole weeks, a week its seven days', () => {
  expect(spanOf('month', '2026-11-22')).toEqual({ from: '2026-10-26', to: '2026-12-06' })
  expect(spanOf('week', '2027-01-01')).toEqual({ from: '2026-12-28', to: '2027-01-03' })
})
test('a step leads to the next month or week, also from a day that it does not have', () => {
  expect(stepBy('month', '2026-01-31', 1)).toBe('2026-02-28')
  expect(stepBy('month', '2026-12-15', 1)).toBe('2027-01-15')
  expect(stepBy('month', '2027-01-15', -1)).toBe('2026-12-15')
  expect(stepBy('week', '2026-12-30', 1)).toBe('2027-01-06')
})
test('words of the address', () => {
  expect([readView('week'), readView('year'), readView(null)]).toEqual(['week', 'month', 'month'])
})
