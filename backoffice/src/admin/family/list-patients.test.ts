import { expect, test } from 'vitest'
import { listPatients } from './list-patients.ts'

test('each patient once, as the newest booking has her', () => {
  const patients = listPatients([
    { patientDetails: { patientName: 'Narsamma Rao', patientAge: '75', city: 'Hanamkonda', address: '7 New Street' } },
    { patientDetails: { patientName: 'Rajaiah', emergencyPhone: '9000000001' } },
    { patientDetails: { patientName: ' narsamma rao ', patientAge: '74', city: 'Warangal' } },
    { patientDetails: {} },
  ])
  expect(patients.map(({ name, age, address, bookings }) => [name, age, address, bookings])).toEqual([
    ['Narsamma Rao', '75', '7 New Street, Hanamkonda', 2],
    ['Rajaiah', '', '', 1],
  ])
})
