import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { dayMs } from '@thodu/api/contract/durations'
import { confirmed } from '#words/journey/confirmed.ts'
import { brand } from '#words/language/brand.ts'
import { namesOf } from '#words/language/catalogue.ts'
import { callBy, promisedNumber } from './promise.ts'

const words = confirmed.calendar

/** RFC 5545: commas, semicolons, backslashes and line ends are escaped. */
const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
/** RFC 5545: a line has 75 bytes at most and goes on after a blank. */
function fold(line: string): string {
  const encoder = new TextEncoder()
  let folded = ''
  let length = 0
  for (const letter of line) {
    const bytes = encoder.encode(letter).length
    if (length + bytes > 73) {
      folded += '\r\n '
      length = 0
    }
    folded += letter
    length += bytes
  }
  return folded
}
const stamp = (moment: number): string => `${new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '')}`
const dayStamp = (day: string): string => day.replaceAll('-', '')

/** The call and, where a day is asked for, the first day of care, as a file for any calendar. */
export function writeCalendar(booking: Booking): string {
  const { bookingId, patientDetails, createdAt } = booking
  const { serviceName } = namesOf(booking)
  const made = Date.parse(createdAt)
  const start = patientDetails.preferredStartDate
  const event = (name: string, summary: string, when: readonly string[]): string[] => [
    'BEGIN:VEVENT',
    `UID:${bookingId}-${name}@${brand.email.split('@')[1] ?? 'localhost'}`,
    `DTSTAMP:${stamp(made)}`,
    ...when,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(words.about(bookingId, promisedNumber(booking)))}`,
    'END:VEVENT',
  ]
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.name}//EN`,
    ...event('call', words.call(brand.words.name), [`DTSTART:${stamp(made)}`, `DTEND:${stamp(callBy(booking))}`]),
    ...(start
      ? event('care', words.care(serviceName, patientDetails.patientName ?? ''), [
          `DTSTART;VALUE=DATE:${dayStamp(start)}`,
          `DTEND;VALUE=DATE:${dayStamp(new Date(Date.parse(start) + dayMs).toISOString().slice(0, 10))}`,
        ])
      : []),
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}
