import { readJson } from '@thodu/db'
import { calendarMoment, escapeCalendarText } from '../contract/calendar-lines.ts'
import type { PatientDetails } from '../contract/care/patient-detail-names.ts'
import type { Language } from '../contract/people/languages.ts'
import { firstNameOf } from '../contract/people/name-parts.ts'
import { cityTimeZone, minuteMs } from '../contract/time.ts'
import type { visitStatuses } from '../contract/visits/visit-parts.ts'
import { mailWords } from '../mail/words/mail-words.ts'
import { areaOf } from '../visits/visit-wire.ts'
import type { FeedVisit } from './feed-visits.ts'

export type VisitStatus = (typeof visitStatuses)[number]
export type Reading = { role: 'user' | 'caretaker'; language: Language; host: string }

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: cityTimeZone })
/** "08–20", and with minutes where it has some: "08:30–20". */
const hour = (moment: number): string => clock.format(moment).replace(/:00$/, '')

/** Higher with every change: a move makes a new row, whose revision begins anew. */
const sequenceOf = ({ moves, revision }: FeedVisit): number => moves * 1_000 + revision

function summaryOf(visit: FeedVisit, { role, language }: Reading): string {
  const words = mailWords[language].calendar
  if (role === 'user') return visit.caretaker_name === null ? words.open : words.care(firstNameOf(visit.caretaker_name))
  const hours = `${hour(visit.starts_min * minuteMs)}–${hour(visit.ends_min * minuteMs)}`
  return words.visit(hours, areaOf(readJson<PatientDetails>(visit.patient_details)), visit.code)
}

const isGone = (status: VisitStatus): boolean => status === 'skipped' || status === 'missed' || status === 'cancelled'

/**
 * One visit as an event (rule SHARE-7): the id of the first of its chain of moves, and "Cancelled:" in front of one that is
 * not to be, since some programs pass the status over.
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
