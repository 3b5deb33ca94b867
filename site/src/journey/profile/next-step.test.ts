import { type BookingStatus, bookingStatuses } from '@thodu/api/contract/care/booking-status'
import type { Booking } from '@thodu/api/contract/schemas/bookings.schema'
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

test('a fresh booking is told by when we call, an older one what comes then', () => {
  expect(describeNextStep(booking('pending'), now)).toMatch(/^We call 9848012345 by 4:14 PM IST today/)
  expect(describeNextStep(booking('pending'), now + 2 * 3_600_000)).not.toMatch(/\d:\d\d/)
  expect(describeNextStep(booking('pending', true), now)).not.toEqual(describeNextStep(booking('pending'), now))
})

test('the number is the one that was promised, or the one at the patient’s home where no other is known', () => {
  const promised = { ...booking('pending'), formData: { callNumber: '+13125550100' } }
  expect(describeNextStep(promised, now)).toContain('+13125550100')
  const unknown = { ...booking('pending'), userInfo: { ...promised.userInfo, phone: '' } }
  expect(describeNextStep(unknown, now)).toContain('9876543210')
})

test('nothing is promised once care is over', () => {
  const told = bookingStatuses.filter((status) => describeNextStep(booking(status), now) !== undefined)
  expect(told).toEqual(['pending', 'confirmed', 'active'])
})
