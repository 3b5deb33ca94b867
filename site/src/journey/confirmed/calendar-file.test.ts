import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { expect, test } from 'vitest'
import { writeCalendar } from './calendar-file.ts'

const booking = {
  bookingId: 'ABC234',
  serviceName: 'Elderly Care',
  createdAt: '2026-11-21T14:46:00.000Z',
  formData: {},
  userInfo: { name: 'Lakshmi', email: 'l@example.org', phone: '9848012345', location: '' },
  patientDetails: {
    patientName: 'రావు; Narsamma, of a house with quite a long name that goes on',
    preferredStartDate: '2026-12-31',
  },
} as unknown as Booking

test('a calendar file contains the promised call and the first day of care, folded and escaped (rule JRN-18)', () => {
  const file = writeCalendar(booking)
  const lines = file.split('\r\n')
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(file).not.toMatch(/[^\r]\n/)
  expect(lines).toContain('DTSTART:20261121T144600Z')
  expect(lines).toContain('DTEND:20261121T164600Z')
  expect(lines).toContain('DTSTART;VALUE=DATE:20261231')
  expect(lines).toContain('DTEND;VALUE=DATE:20270101')
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain('SUMMARY:Elderly Care for రావు\\; Narsamma\\, of a house')
})

test('a calendar file without a start date contains the call only', () => {
  const { preferredStartDate: _, ...patientDetails } = booking.patientDetails
  expect(writeCalendar({ ...booking, patientDetails }).match(/BEGIN:VEVENT/g)).toHaveLength(1)
})
