import { describe, expect, test } from 'vitest'
import { bookingStatuses } from '../contract/booking-status.ts'
import { createBookingId } from './booking-id.ts'
import { canCancel, canOfficeSet, isEditable, officeAction, stepAction } from './booking-rules.ts'

describe('cancelling', () => {
  // Care on June 12 begins at 00:00 in Warangal, which is 18:30 UTC the day before; the last moment is 24 h earlier.
  const lastMoment = Date.parse('2026-06-10T18:30:00.000Z')
  const cancelAt = (ms: number, status: (typeof bookingStatuses)[number] = 'pending') =>
    canCancel({ status, startDate: '2026-06-12' }, new Date(ms))

  test('is allowed until exactly 24 hours before the first day of care begins in the city', () => {
    expect(cancelAt(lastMoment - 1)).toBe(true)
    expect(cancelAt(lastMoment)).toBe(true)
    expect(cancelAt(lastMoment + 1)).toBe(false)
  })

  test('is allowed at any time without a start date, while pending or confirmed only', () => {
    const allowed = bookingStatuses.filter((status) => canCancel({ status, startDate: null }, new Date(lastMoment)))
    expect(allowed).toEqual(['pending', 'confirmed'])
    expect(bookingStatuses.filter((status) => cancelAt(lastMoment, status))).toEqual(['pending', 'confirmed'])
  })
})

test('customers change pending bookings only', () => {
  expect(bookingStatuses.filter(isEditable)).toEqual(['pending'])
})

test('the office takes the next step of a booking with a caretaker, or cancels what is not over', () => {
  const allowed = bookingStatuses.flatMap((from) =>
    bookingStatuses
      .filter((to) => canOfficeSet({ status: from, hasCaretaker: true }, to))
      .map((to) => `${from} to ${to}`),
  )
  expect(allowed).toEqual([
    'pending to confirmed',
    'pending to cancelled',
    'confirmed to active',
    'confirmed to cancelled',
    'active to completed',
    'active to cancelled',
  ])
  expect(canOfficeSet({ status: 'pending', hasCaretaker: false }, 'confirmed')).toBe(false)
})

test('each step has the audit action of the contract', () => {
  expect(bookingStatuses.map(stepAction)).toEqual([
    'CARETAKER_STATUS_UPDATED',
    'CARETAKER_STATUS_UPDATED',
    'CARE_STARTED',
    'CARE_COMPLETED',
    'CARETAKER_STATUS_UPDATED',
  ])
  expect([officeAction('cancelled'), officeAction('active')]).toEqual(['BOOKING_CANCELLED', 'BOOKING_STATUS_CHANGED'])
})

test('booking ids are short, upper-case and without look-alikes', () => {
  const ids = Array.from({ length: 2_000 }, createBookingId)
  expect(ids.every((id) => /^[A-HJ-NP-Z2-9]{6}$/.test(id))).toBe(true)
  expect(new Set(ids).size).toBeGreaterThan(1_990)
})
