import { describe, expect, test } from 'vitest'
import { bookingStatuses } from '../../care/booking-status.ts'
import { canCancel, canRate, isEditable } from './customer-rules.ts'

describe('a cancellation', () => {
  // Care on June 12 begins at 00:00 in Warangal, which is 18:30 UTC the day before; the last moment is 24 h earlier.
  const lastMoment = Date.parse('2026-06-10T18:30:00.000Z')
  const cancelAt = (ms: number, status: (typeof bookingStatuses)[number] = 'confirmed') =>
    canCancel({ status, startDate: '2026-06-12' }, new Date(ms))

  test('of confirmed care is allowed until exactly 24 hours before its first day begins in the city', () => {
    expect(cancelAt(lastMoment - 1)).toBe(true)
    expect(cancelAt(lastMoment)).toBe(true)
    expect(cancelAt(lastMoment + 1)).toBe(false)
  })

  test('of a request that nobody has confirmed is allowed at any time', () => {
    expect(cancelAt(lastMoment + 1, 'pending')).toBe(true)
    expect(cancelAt(lastMoment + 9 * 24 * 3_600_000, 'pending')).toBe(true)
  })

  test('is allowed at any time without a start date, while pending or confirmed only', () => {
    const allowed = bookingStatuses.filter((status) => canCancel({ status, startDate: null }, new Date(lastMoment)))
    expect(allowed).toEqual(['pending', 'confirmed'])
    expect(bookingStatuses.filter((status) => cancelAt(lastMoment, status))).toEqual(['pending', 'confirmed'])
  })
})

test('customers can change only pending bookings', () => {
  expect(bookingStatuses.filter(isEditable)).toEqual(['pending'])
})

test('customers can rate only completed bookings without a rating', () => {
  expect(bookingStatuses.filter((status) => canRate({ status, rating: null }))).toEqual(['completed'])
  expect(canRate({ status: 'completed', rating: 5 })).toBe(false)
})
