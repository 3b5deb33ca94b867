import type { Booking } from '@thodu/api/contract/bookings.schema'
import { describe, expect, test } from 'vitest'
import { canCancel, canEdit, canRate, findById, normalizeIdSearch } from './booking-actions.ts'

const now = Date.parse('2026-11-21T10:00:00+05:30')
const booking = (given: Partial<Booking>) =>
  ({ status: 'pending', rating: null, patientDetails: {}, ...given }) as Booking

describe('what can be done with a booking', () => {
  test('cancelling needs 24 hours before the first day of care in the city', () => {
    expect(canCancel(booking({ patientDetails: { preferredStartDate: '2026-11-23' } }), now)).toBe(true)
    expect(canCancel(booking({ patientDetails: { preferredStartDate: '2026-11-22' } }), now)).toBe(false)
    expect(canCancel(booking({}), now)).toBe(true)
    expect(canCancel(booking({ status: 'active' }), now)).toBe(false)
  })
  test('editing is for pending bookings, rating for completed ones without a rating', () => {
    expect(canEdit(booking({}))).toBe(true)
    expect(canEdit(booking({ status: 'confirmed' }))).toBe(false)
    expect(canRate(booking({ status: 'completed' }))).toBe(true)
    expect(canRate(booking({ status: 'completed', rating: 5 }))).toBe(false)
  })
  test('the search upper-cases and drops blanks', () => {
    expect(normalizeIdSearch('zy mg')).toBe('ZYMG')
    expect(findById([booking({ bookingId: 'ZYMGAD' }), booking({ bookingId: 'KW5CBX' })], 'MG')).toHaveLength(1)
  })
})
