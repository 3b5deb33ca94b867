import { expect, test } from 'vitest'
import { bookingStatuses } from '../contract/care/booking-status.ts'
import { canOfficeSet, createBookingCode, officeAction, stepAction, stepBack, whatStood } from './booking-rules.ts'

test('the office sets the next status of a booking with a caretaker, or cancels a booking that is not over', () => {
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

test('each status change has its audit action (rule AUD-5)', () => {
  expect(bookingStatuses.map(stepAction)).toEqual([
    'CARETAKER_STATUS_UPDATED',
    'CARETAKER_STATUS_UPDATED',
    'CARE_STARTED',
    'CARE_COMPLETED',
    'CARETAKER_STATUS_UPDATED',
  ])
  expect([officeAction('cancelled'), officeAction('active')]).toEqual(['BOOKING_CANCELLED', 'BOOKING_STATUS_CHANGED'])
})

test('booking ids are short, upper-case and without look-alike characters', () => {
  const ids = Array.from({ length: 2_000 }, createBookingCode)
  expect(ids.every((id) => /^[A-HJ-NP-Z2-9]{6}$/.test(id))).toBe(true)
  expect(new Set(ids).size).toBeGreaterThan(1_990)
})

test.each([
  ['completed', null, true, 'active', true],
  ['active', null, false, 'confirmed', true],
  ['confirmed', null, true, 'pending', true],
  ['cancelled', 'active', true, 'active', true],
  ['cancelled', 'active', false, 'pending', false],
  ['cancelled', null, true, 'pending', true],
] as const)(
  'a step back from %s (cancelled from %s, caretaker free: %s) sets %s',
  (status, cancelledFrom, isFree, to, keeps) => {
    expect(stepBack({ status, cancelledFrom }, isFree)).toEqual({ status: to, keepsCaretaker: keeps })
  },
)

test('a pending booking has no step back, and an undo restores status and caretaker', () => {
  expect(stepBack({ status: 'pending', cancelledFrom: null }, true)).toBeUndefined()
  const stood = { status: 'active', assigned_caregiver_id: 'lakshmi' } as const
  expect(whatStood(stood)).toEqual({ status: 'active', caretaker: 'lakshmi' })
})
