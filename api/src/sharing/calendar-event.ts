import { readJson } from '@thodu/db'
import { calendarMoment, escapeCalendarText } from '../contract/calendar-lines.ts'
import type { PatientDetails } from '../contract/care/patient-detail-names.ts'
import type { Language } from '../contract/people/languages.ts'
import { firstNameOf } from '../contract/people/name-parts.ts'
import { cityTimeZone, minuteMs } from '../contract/time.ts'
import type { visitStatuses } from '../contract/visits/visit-parts.ts'
import { mailWords } from '../mail/mail-words.ts'
import { areaOf } from '../visits/visit-wire.ts'
import type { FeedVisit } from './feed-visits.ts'

export type CalendarVisitStatus = (typeof visitStatuses)[number]
export type Reading = { role: 'user' | 'caretaker'; language: Language; host: string }

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: cityTimeZone })
/** Formats "08–20", or "08:30–20" with minutes. */
const hour = (moment: number): string => clock.format(moment).replace(/:00$/, '')

/** Increases with every change. A move creates a row with a new revision, so `moves` comes first. */
const sequenceOf = ({ moves, revision }: FeedVisit): number => moves * 1_000 + revision

function summaryOf(visit: FeedVisit, { role, language }: Reading): string {
  const words = mailWords[language].calendar
  if (role === 'user') return visit.caretaker_name === null ? words.open : words.care(firstNameOf(visit.caretaker_name))
  const hours = `${hour(visit.starts_min * minuteMs)}–${hour(visit.ends_min * minuteMs)}`
  return words.visit(hours, areaOf(readJson<PatientDetails>(visit.patient_details)), visit.code)
}

const isGone = (status: CalendarVisitStatus): boolean =>
  status === 'skipped' || status === 'missed' || status === 'cancelled'

/**
 * Creates the event of a visit (rule SHARE-7). Its id is the first visit of a chain of moves. Some programs ignore the
 * status, so a cancelled one begins with "Cancelled:".
 */
export function toEvent(visit: FeedVisit, first: string, reading: Reading): string[] {
  const summary = summaryOf(visit, reading)
  const gone = isGone(visit.status)
  const changed = calendarMoment(Date.parse(visit.updated_at))
  return [
    'BEGIN:VEVENT',
    `UID:visit-${first}@${reading.host}`,
    `DTSTAMP:${changed}`,
    `CREATED:${calendarMoment(Date.parse(visit.created_at))}`,
    `LAST-MODIFIED:${changed}`,
    `SEQUENCE:${sequenceOf(visit)}`,
    `STATUS:${gone ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTART:${calendarMoment(visit.starts_min * minuteMs)}`,
    `DTEND:${calendarMoment(visit.ends_min * minuteMs)}`,
    `SUMMARY:${escapeCalendarText(gone ? mailWords[reading.language].calendar.cancelled(summary) : summary)}`,
    'END:VEVENT',
  ]
}
