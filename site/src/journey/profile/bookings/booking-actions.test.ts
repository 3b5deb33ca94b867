import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { expect, test } from 'vitest'
import { findById, normalizeIdSearch } from './booking-actions.ts'

test('the search for an ID ignores case and blanks', () => {
  const bookings = [{ bookingId: 'ZYMGAD' }, { bookingId: 'KW5CBX' }] as Booking[]
  expect(normalizeIdSearch('zy mg')).toBe('ZYMG')
  expect(normalizeIdSearch('#zymg.')).toBe('ZYMG')
  expect(findById(bookings, 'MG')).toHaveLength(1)
})
