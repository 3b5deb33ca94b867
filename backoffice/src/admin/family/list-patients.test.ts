import { expect, test } from 'vitest'
import { listPatients } from './list-patients.ts'

const idsOf = (number: number) => ({ _id: `booking-${number}`, bookingId: `TH${number}` })

test('each patient is listed once, as in the newest booking', () => {
  const patients = listPatients([
    {
      ...idsOf(1),
      patientDetails: { patientName: 'Narsamma Rao', patientAge: '75', city: 'Hanamkonda', address: '7 New Street' },
    },
    { ...idsOf(2), patientDetails: { patientName: 'Rajaiah', emergencyPhone: '9000000001' } },
    { ...idsOf(3), patientDetails: { patientName: ' narsamma rao ', patientAge: '74', city: 'Warangal' } },
    { ...idsOf(4), patientDetails: {} },
  ])
  expect(
    patients.map(({ name, age, address, bookings, booking }) => [name, age, address, bookings, booking.label]),
  ).toEqual([
    ['Narsamma Rao', '75', '7 New Street, Hanamkonda', 2, 'TH1'],
    ['Rajaiah', '', '', 1, 'TH2'],
  ])
})
