import { expect, test } from 'vitest'
import { readRange, reportDays, weeksOf } from './report-range.ts'

const read = (query: string) => readRange(new URLSearchParams(query), '2026-11-22')

test('an address without days shows the span that families see', () => {
  expect(read('')).toEqual({ from: '2026-08-25', to: '2026-11-22', days: 90 })
  expect(reportDays(read(''))).toHaveLength(90)
})

test('a preset ends today, and own dates are shown unchanged', () => {
  expect(read('days=30')).toEqual({ from: '2026-10-24', to: '2026-11-22', days: 30 })
  expect(read('from=2026-01-01&to=2026-01-31')).toEqual({ from: '2026-01-01', to: '2026-01-31', days: undefined })
})

test.each([
  'from=2026-02-01&to=2026-01-01',
  'from=2024-01-01&to=2026-01-01',
  'from=yesterday&to=2026-01-01',
  'from=2026-01-01',
  'days=7000',
])('%s is an invalid span, so the default is shown', (query) => {
  expect(read(query).days).toBe(90)
})

test('weeks begin on Monday, also before the first day', () => {
  expect(weeksOf({ from: '2026-11-22', to: '2026-11-23' })).toEqual(['2026-11-16', '2026-11-23'])
  expect(weeksOf({ from: '2026-11-16', to: '2026-11-22' })).toEqual(['2026-11-16'])
})
