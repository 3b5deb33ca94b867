import { dayMs } from './day-span.ts'
import { brand } from './page-values.ts'

/**
 * A day is a calendar day of the city (YYYY-MM-DD). A moment is whole minutes since 1970, for comparing visits. A time is a
 * moment as sent, ISO 8601 in UTC. A clock is a time of day, "08:30".
 */
export type Day = string

/** Spans in ms. A calendar day differs from `dayMs` when clocks are put forward. */
export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export { dayMs }
/** In minutes. */
export const dayMinutes = 24 * 60
export const weekMinutes = 7 * dayMinutes

const years = /^(19|20|21)\d\d-/
const shape = /^\d{4}-\d\d-\d\d$/

/** Days and times are compared as text, and older clocks had seconds (rule API-14). */
export const isKnownYear = (value: string): boolean => years.test(value)

/** Whether the calendar has this day, in a year from 1900 to 2199. */
export function isRealDay(value: string): boolean {
  const midnight = shape.test(value) && isKnownYear(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(value)
}

export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

export const daysBetween = (from: Day, to: Day): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs)

export const earlierDay = (one: Day, other: Day): Day => (one < other ? one : other)
export const laterDay = (one: Day, other: Day): Day => (one > other ? one : other)

/** Sunday is 0. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay()

export const mondayOf = (day: Day): Day => addDays(day, -((weekdayOf(day) + 6) % 7))

/** Days begin and times are shown in this zone. */
export const cityTimeZone = brand.timeZone

let isoDay: Intl.DateTimeFormat | undefined
/** Creates its format at first use: the first one takes a phone 40 ms, which would delay the scripts of a page. */
export function dayInCity(moment: Date): Day {
  isoDay ??= new Intl.DateTimeFormat('en-CA', { timeZone: cityTimeZone })
  return isoDay.format(moment)
}

const offsets = new Map<string, Intl.DateTimeFormat>()
/** Offset from UTC, in ms. */
function offsetAt(moment: number, timeZone: string): number {
  const clock =
    offsets.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  offsets.set(timeZone, clock)
  return Date.parse(`${clock.format(moment).replace(' ', 'T')}Z`) - moment
}

/** Returns the start of a day, in ms since the epoch; NaN for an invalid day. */
export function startOfDay(day: Day, timeZone: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(midnight)) return Number.NaN
  // Clocks may change between the first guess and the start of the day.
  return midnight - offsetAt(midnight - offsetAt(midnight, timeZone), timeZone)
}

/** Returns the start of a day, in ms since the epoch; NaN for an invalid day. */
export const startOfDayInCity = (day: Day): number => startOfDay(day, cityTimeZone)

export const momentOf = (time: string | Date | number): number => Math.floor(new Date(time).getTime() / minuteMs)

export const toTime = (moment: number): string => new Date(moment * minuteMs).toISOString()

/** The city's clocks had seconds before 1906, moments have none. */
export const toMoment = (day: Day, minuteOfDay: number): number =>
  Math.floor(startOfDayInCity(day) / minuteMs) + minuteOfDay

export const dayOfMoment = (moment: number): Day => dayInCity(new Date(moment * minuteMs))

const clock = /^([01]\d|2[0-3]):([0-5]\d)$/
/** Converts a clock time to minutes after midnight; undefined for other texts. */
export function readClock(text: string): number | undefined {
  const [, hours, minutes] = clock.exec(text) ?? []
  return hours === undefined || minutes === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

/** Formats "08:30"; minutes of the next day wrap around. */
export const formatMinutesAsClock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** A time later than `before`: a caller that sends the time of the last change proves that it read this change. */
export const laterThan = (before: string | null, at: Date): string =>
  before === null || before < at.toISOString() ? at.toISOString() : new Date(Date.parse(before) + 1).toISOString()
