import { dayMs, minuteMs } from '../../contract/durations.ts'
import { dayInCity, startOfDayInCity } from '../../contract/formats.ts'

/** Days are days of the city (YYYY-MM-DD), moments whole minutes since 1970, as the database compares them. */
export type Day = string

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

/** The moment that many minutes after the city's midnight; its clocks had seconds before 1906, and moments have none. */
export const toMoment = (day: Day, minuteOfDay: number): number =>
  Math.floor(startOfDayInCity(day) / minuteMs) + minuteOfDay

export const momentOf = (time: string | Date): number =>
  Math.floor((typeof time === 'string' ? Date.parse(time) : time.getTime()) / minuteMs)

/** Moments that were written as text: a week of a hundred people has two thousand, of a few dozen different ones. */
const written = new Map<number, string>()
const mostWritten = 2_000

export function toTime(moment: number): string {
  const known = written.get(moment)
  if (known !== undefined) return known
  const time = new Date(moment * minuteMs).toISOString()
  if (written.size >= mostWritten) written.clear()
  written.set(moment, time)
  return time
}

export const dayOfMoment = (moment: number): Day => dayInCity(new Date(moment * minuteMs))

/** "08:30" as minutes after midnight; the form is checked by the schema. */
export function readTimeOfDay(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  return hours * 60 + minutes
}

/** Minutes after midnight as "08:30". */
export const sayTimeOfDay = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
