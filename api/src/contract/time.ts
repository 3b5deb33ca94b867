import { dayMs } from './day-span.ts'
import { brand } from './page-values.ts'

/**
 * The words for time, for every room. A day is a calendar day of the city (YYYY-MM-DD). A moment is whole minutes since 1970, by
 * which visits are compared; a time is a moment as it travels, ISO 8601 in UTC. A clock is a time of day, "08:30".
 */
export type Day = string

/** Spans in ms; a calendar day of the city is not `dayMs` where clocks are put forward. */
export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export { dayMs }
/** Spans in minutes. */
export const dayMinutes = 24 * 60
export const weekMinutes = 7 * dayMinutes

const years = /^(19|20|21)\d\d-/
const shape = /^\d{4}-\d\d-\d\d$/

/** Whether it begins with a year from 1900 to 2199: days and times are compared as text, and older clocks had seconds (rule API-14). */
export const isKnownYear = (value: string): boolean => years.test(value)

/** Whether the calendar knows the day, of a year that we know. */
export function isRealDay(value: string): boolean {
  const midnight = shape.test(value) && isKnownYear(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(value)
}

/** The day that lies so many days after another one. */
export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** How many days the second one lies after the first. */
export const daysBetween = (from: Day, to: Day): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs)

export const earlierDay = (one: Day, other: Day): Day => (one < other ? one : other)
export const laterDay = (one: Day, other: Day): Day => (one > other ? one : other)

/** Sunday is 0. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** The Monday that the week of a day begins with. */
export const mondayOf = (day: Day): Day => addDays(day, -((weekdayOf(day) + 6) % 7))

/** The time zone of the city, in which days begin and times are shown. */
export const cityTimeZone = brand.timeZone

const isoDay = /* @__PURE__ */ new Intl.DateTimeFormat('en-CA', { timeZone: cityTimeZone })
/** The city's day of a moment. */
export const dayInCity = (moment: Date): Day => isoDay.format(moment)

const offsets = new Map<string, Intl.DateTimeFormat>()
/** What the clocks of a zone are ahead of UTC at a moment, in ms. */
function offsetAt(moment: number, timeZone: string): number {
  const clock =
    offsets.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  offsets.set(timeZone, clock)
  return Date.parse(`${clock.format(moment).replace(' ', 'T')}Z`) - moment
}

/** The moment a day begins in a zone, in ms since the epoch; NaN for what is no day. */
export function startOfDay(day: Day, timeZone: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(midnight)) return Number.NaN
  // Clocks may be put forward between the first guess and the day itself.
  return midnight - offsetAt(midnight - offsetAt(midnight, timeZone), timeZone)
}

/** The moment a day begins in the city, in ms since the epoch; NaN for what is no day. */
export const startOfDayInCity = (day: Day): number => startOfDay(day, cityTimeZone)

/** The moment of a time, given as text, date, or ms since 1970. */
export const momentOf = (time: string | Date | number): number => Math.floor(new Date(time).getTime() / minuteMs)

/** A moment as a time. */
export const toTime = (moment: number): string => new Date(moment * minuteMs).toISOString()

/** The moment that many minutes after the city's midnight; its clocks had seconds before 1906, and moments have none. */
export const toMoment = (day: Day, minuteOfDay: number): number =>
  Math.floor(startOfDayInCity(day) / minuteMs) + minuteOfDay

/** The city's day of a moment. */
export const dayOfMoment = (moment: number): Day => dayInCity(new Date(moment * minuteMs))

const clock = /^([01]\d|2[0-3]):([0-5]\d)$/
/** "08:30" in minutes after midnight; undefined for anything else. */
export function readClock(text: string): number | undefined {
  const [, hours, minutes] = clock.exec(text) ?? []
  return hours === undefined || minutes === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

/** Minutes after midnight as "08:30"; those of the next day as of that day. */
export const sayClock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** A moment as text, later than another one: who answers something by when it last changed has read this change. */
export const laterThan = (before: string | null, at: Date): string =>
  before === null || before < at.toISOString() ? at.toISOString() : new Date(Date.parse(before) + 1).toISOString()
