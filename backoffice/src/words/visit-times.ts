import type { Language } from '@thodu/api/contract/people/languages'
import { cityTimeZone, dayInCity, dayMs, minuteMs, readClock, startOfDayInCity } from '@thodu/api/contract/time'
import { formatTime } from '@thodu/api/contract/words/formats'
import { formatBriefWeekday, formatWeekday } from './formats.ts'
import { reader } from './locale.ts'

/** Days are YYYY-MM-DD and times of day HH:MM, both in the city; timestamps are ISO 8601 (rule TXT-3). */
const tag = { en: 'en-US', te: 'te-IN', hi: 'hi-IN' }[reader]
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: cityTimeZone })
const weekdayNames = {
  short: new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' }),
  long: new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' }),
}

/** "08:30", for time inputs and files; texts use `formatVisitTime`. */
export const timeInCity = (moment: string): string => clock.format(Date.parse(moment))
/** Formats a timestamp for a sentence: 4:30 PM, సాయంత్రం 4:30 (rules TXT-3, LANG-12). */
export const formatVisitTime = (moment: string, language: Language = reader): string => formatTime(moment, language)
export const formatClock = (clock: string): string => formatVisitTime(momentInCity('2026-01-05', clock) ?? '')
/** "8:00 AM–8:00 PM", or "8:00 AM +24 h" for a 24-hour visit; short enough for a cell. */
export const formatSpan = (startsAt: string, endsAt: string): string =>
  Date.parse(endsAt) - Date.parse(startsAt) >= dayMs
    ? `${formatVisitTime(startsAt)} +24 h`
    : `${formatVisitTime(startsAt)}–${formatVisitTime(endsAt)}`
/** "08", or "08:30" with minutes: a time in a narrow cell, on a 24-hour clock. */
export const formatHour = (moment: string): string => timeInCity(moment).replace(':00', '')
/** "Mon, Nov 23". */
export const formatDay = (day: string): string => formatWeekday(new Date(startOfDayInCity(day)).toISOString())
/** The short form for a column's head. */
export const formatBriefDay = (day: string): string => formatBriefWeekday(new Date(startOfDayInCity(day)).toISOString())
export const formatDayOf = (moment: string): string => formatDay(dayInCity(new Date(moment)))

/** 0 is Sunday, as 1970-01-04 was. */
export const weekdayName = (weekday: number, length: 'short' | 'long' = 'long'): string =>
  weekdayNames[length].format(Date.UTC(1970, 0, 4 + weekday))
const months = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' })
/** "November 2026", for a day or a month (YYYY-MM). */
export const formatMonth = (day: string): string => months.format(Date.parse(`${day.slice(0, 7)}-01T00:00:00Z`))
export const today = (): string => dayInCity(new Date())
export const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

/** Converts a day and time in the city to an ISO timestamp; undefined if either is missing. */
export const momentInCity = (day: string, time: string): string | undefined => {
  const minutes = readClock(time)
  const midnight = startOfDayInCity(day)
  if (minutes === undefined || Number.isNaN(midnight)) return undefined
  return new Date(midnight + minutes * minuteMs).toISOString()
}
/** Whole minutes between two timestamps, negative if the second is earlier. */
export const minutesBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / minuteMs)
