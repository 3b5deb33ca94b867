import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { calendarDay, calendarMoment, escapeCalendarText, joinCalendar } from '@thodu/api/contract/calendar-lines'
import { dayMs } from '@thodu/api/contract/time'
import { confirmed } from '#words/confirmed.ts'
import { brand } from '#words/language/brand.ts'
import { namesOf } from '#words/language/catalogue.ts'
import { callBy, promisedNumber } from './promise.ts'

const words = confirmed.calendar

/** Writes an iCalendar file with the call and, if the customer chose a date, the first day of care. */
export function writeCalendar(booking: Booking): string {
  const { bookingId, patientDetails, createdAt } = booking
  const { serviceName } = namesOf(booking)
  const made = Date.parse(createdAt)
  const start = patientDetails.preferredStartDate
  const event = (name: string, summary: string, when: readonly string[]): string[] => [
    'BEGIN:VEVENT',
    `UID:${bookingId}-${name}@${brand.email.split('@')[1] ?? 'localhost'}`,
    `DTSTAMP:${calendarMoment(made)}`,
    ...when,
    `SUMMARY:${escapeCalendarText(summary)}`,
    `DESCRIPTION:${escapeCalendarText(words.about(bookingId, promisedNumber(booking)))}`,
    'END:VEVENT',
  ]
  return joinCalendar(brand.name, [
    ...event('call', words.call(brand.words.name), [
      `DTSTART:${calendarMoment(made)}`,
      `DTEND:${calendarMoment(callBy(booking))}`,
    ]),
    ...(start
      ? event('care', words.care(serviceName, patientDetails.patientName ?? ''), [
          `DTSTART;VALUE=DATE:${calendarDay(start)}`,
          `DTEND;VALUE=DATE:${calendarDay(new Date(Date.parse(start) + dayMs).toISOString().slice(0, 10))}`,
        ])
      : []),
  ])
}
