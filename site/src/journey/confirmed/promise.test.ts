import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { BookingStatus } from '@thodu/api/contract/care/booking-status'
import { brandPromises } from '@thodu/api/contract/page-values'
import { hourMs, minuteMs } from '@thodu/api/contract/time'
import { expect, test } from 'vitest'
import { confirmed as english } from '../../words/en/confirmed.ts'
import { confirmed as hindi } from '../../words/hi/confirmed.ts'
import { confirmed as telugu } from '../../words/te/confirmed.ts'
import { formatCallPromise } from './promise.ts'

const madeAt = '2026-11-21T08:44:00.000Z'
const now = Date.parse(madeAt)
const dueAt = new Date(now + 2 * hourMs).toISOString()
const booking = (status: BookingStatus, metAt?: string) =>
  ({
    status,
    serviceName: 'Elderly Care',
    createdAt: madeAt,
    formData: {},
    userInfo: { phone: '9848012345' },
    patientDetails: { patientName: 'Narsamma' },
    promises: [{ kind: 'call', dueAt, ...(metAt && { metAt }) }],
  }) as unknown as Booking

test('a booking that waits for our call shows the next step and its deadline', () => {
  const told = formatCallPromise(booking('pending'), now)
  expect(told).toBe(`We have your booking: Elderly Care for Narsamma. ${english.waiting}`)
  expect(told).not.toMatch(/confirmed|booked/i)
})

test.each([
  ['the team has called', booking('pending', madeAt), now],
  ['our call is late', booking('pending'), now + 3 * hourMs],
  ['a caregiver has confirmed', booking('confirmed'), now],
])('a booking promises no hours once %s', (_, given, at) => {
  expect(formatCallPromise(given, at)).toBe('We have your booking: Elderly Care for Narsamma.')
})

test.each([
  ['en', english],
  ['te', telugu],
  ['hi', hindi],
])('the promised hours are those of the configuration (%s)', (_, { waiting }) => {
  const hoursOf = (minutes: number) => (minutes * minuteMs) / hourMs
  expect(waiting.match(/\d+/g)).toEqual([
    String(hoursOf(brandPromises.call)),
    String(hoursOf(brandPromises.call)),
    String(hoursOf(brandPromises.match)),
  ])
})

test('the translated headings say that we received the booking, not that a caregiver confirmed it', () => {
  expect([telugu.heading, telugu.title]).toEqual(['మీ బుకింగ్ అందింది', 'మీ బుకింగ్ అందింది'])
  expect([hindi.heading, hindi.title]).toEqual(['आपकी बुकिंग मिल गई', 'आपकी बुकिंग मिल गई'])
})
