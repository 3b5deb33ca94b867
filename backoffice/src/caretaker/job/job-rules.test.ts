import { describe, expect, test } from 'vitest'
import { addressOf, telUrl } from './job.ts'
import { byStart, daysUntilStart, isOnToday, isUpcoming } from './job-rules.ts'

/** 22 November, 01:00 in Warangal; still the 21st in UTC. */
const now = new Date('2026-11-21T19:30:00Z')

describe('isUpcoming', () => {
  test.each([
    ['today in the city', 'pending', '2026-11-22', true],
    ['later', 'confirmed', '2026-12-01', true],
    ['active and beginning today', 'active', '2026-11-22', true],
    ['yesterday in the city, today in UTC', 'pending', '2026-11-21', false],
    ['no start date', 'pending', '', false],
    ['completed', 'completed', '2026-12-01', false],
    ['cancelled', 'cancelled', '2026-12-01', false],
  ] as const)('%s', (_, status, date, expected) => {
    expect(isUpcoming({ status, date }, now)).toBe(expected)
  })
})

test.each([
  ['2026-12-20', 28],
  ['2026-11-22', 0],
  ['2026-11-20', -2],
  ['', undefined],
] as const)('a start on %j is %j days away', (date, days) => {
  expect(daysUntilStart({ date }, now)).toBe(days)
})

test('the earliest start comes first and a missing one last', () => {
  const dates = ['', '2026-12-01', '2026-11-22'].map((date) => ({ status: 'pending' as const, date }))
  expect(dates.sort(byStart).map(({ date }) => date)).toEqual(['2026-11-22', '2026-12-01', ''])
})

test.each([
  ['active', '2026-12-20', true],
  ['pending', '2026-11-22', true],
  ['confirmed', '2026-11-20', true],
  ['pending', '2026-11-23', false],
  ['pending', '', false],
] as const)('%s with a start on %j is on today: %s', (status, date, expected) => {
  expect(isOnToday({ status, date }, now)).toBe(expected)
})

test('a number is dialled by its digits, a plus kept only in front', () => {
  expect(telUrl('+91 98765-43210')).toBe('tel:+919876543210')
  expect(telUrl('(0870) 245 1+2')).toBe('tel:087024512')
})

test('an address leaves out what is blank', () => {
  expect(addressOf({ patientDetails: { address: '12-3-45, Station Road', city: '', pincode: '506001' } })).toBe(
    '12-3-45, Station Road, 506001',
  )
})
