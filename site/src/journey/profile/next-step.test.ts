import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { type BookingStatus, bookingStatuses } from '@thodu/api/contract/care/booking-status'
import { expect, test } from 'vitest'
import { describeNextStep } from './next-step.ts'

const madeAt = '2026-11-21T08:44:00.000Z'
const now = Date.parse(madeAt)
const booking = (status: BookingStatus, assigned = false) =>
  ({
    status,
    createdAt: madeAt,
    assignedCaregiver: assigned ? { _id: 'c', name: 'Sridevi' } : null,
    formData: {},
    userInfo: { phone: '9848012345' },
    patientDetails: { emergencyPhone: '9876543210' },
  }) as unknown as Booking

const told = (of: Booking, at: number) => {
  const { call, after } = describeNextStep(of, at) ?? {}
  return [call?.text, after].filter(Boolean).join(' ')
}

test('a new booking shows by when we call, a later one shows the next step', () => {
  expect(told(booking('pending'), now)).toMatch(/^We call 9848012345 by 4:14 PM( IST)? today/)
  expect(told(booking('pending'), now + 2 * 3_600_000)).not.toMatch(/\d:\d\d/)
  expect(told(booking('pending', true), now)).not.toEqual(told(booking('pending'), now))
})

test('the promised number is shown, or the number at the patient’s home when no other is known', () => {
  const promised = { ...booking('pending'), formData: { callNumber: '+13125550100' } }
  expect(told(promised, now)).toContain('+13125550100')
  const unknown = { ...booking('pending'), userInfo: { ...promised.userInfo, phone: '' } }
  expect(told(unknown, now)).toContain('9876543210')
})

test('a booking whose care has ended promises nothing', () => {
  const waiting = bookingStatuses.filter((status) => told(booking(status), now) !== '')
  expect(waiting).toEqual(['pending', 'confirmed', 'active'])
})

test('a call that was made shows its time, a late call shows an apology', () => {
  const dueAt = new Date(now + 2 * 3_600_000).toISOString()
  const open = { kind: 'call', dueAt, metAt: null, state: 'open' } as const
  const withCall = (call: object) => ({ ...booking('pending'), promises: [{ ...open, ...call }] }) as Booking
  expect(told(withCall({}), now)).toMatch(/by 4:14 PM( IST)? today/)
  expect(told(withCall({ metAt: new Date(now + 3_600_000).toISOString() }), now)).toMatch(
    /^Called at 3:14 PM( IST)? today/,
  )
  expect(told(withCall({}), now + 2 * 3_600_000 + 1)).toBe('Our call is late. We are sorry. You can call us now:')
  expect(told({ ...withCall({}), ...{ assignedCaregiver: { _id: 'c', name: 'x' } } }, now)).not.toMatch(/call/)
})

test('a late match and a late verification show an apology', () => {
  const made = { kind: 'call', dueAt: madeAt, metAt: madeAt, state: 'kept' } as const
  const dueAt = new Date(now + 6 * 3_600_000).toISOString()
  const waits = (kind: 'match' | 'verification', more: object = {}) =>
    ({ kind, dueAt, metAt: null, state: 'open', ...more }) as const
  const of = (status: BookingStatus, ...promises: object[]) => ({ ...booking(status), promises }) as Booking
  const after = now + 6 * 3_600_000 + 1
  expect(told(of('pending', made, waits('match')), after - 2)).not.toMatch(/sorry/)
  expect(told(of('pending', made, waits('match')), after)).toMatch(/^Finding the caregiver takes longer.*call us now:$/)
  expect(told(of('pending', made, waits('match', { metAt: madeAt, state: 'kept' })), after)).not.toMatch(/sorry/)
  expect(told(of('pending', made, waits('match', { state: 'void' })), after)).not.toMatch(/sorry/)
  expect(told(of('confirmed', waits('verification')), after)).toMatch(
    /^The checks take longer.*Your caregiver will come/,
  )
})
