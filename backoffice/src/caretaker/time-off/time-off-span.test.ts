import { expect, test } from 'vitest'
import { timeOffDays, timeOffSpan } from './time-off-span.ts'

test('days off are whole days of the city, and start now if they begin today', () => {
  const now = new Date('2026-11-22T04:30:20.000Z')
  expect(timeOffSpan('2026-11-24', '2026-11-25', now)).toEqual({
    startsAt: '2026-11-23T18:30:00.000Z',
    endsAt: '2026-11-25T18:30:00.000Z',
  })
  expect(timeOffSpan('2026-11-22', '2026-11-22', now).startsAt).toBe('2026-11-22T04:31:00.000Z')
  expect(timeOffDays(timeOffSpan('2026-12-31', '2026-12-31', now))).toEqual([
    '2026-12-30T18:30:00.000Z',
    '2026-12-31T18:29:59.999Z',
  ])
})
