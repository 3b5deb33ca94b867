import { type CallbackWindow, callbackHours } from '../care/catalogue.ts'
import { addDays, dayInCity, minuteMs, startOfDayInCity, weekdayOf } from '../time.ts'

export type Hours = { days: string; opens: string; closes: string }
export type ClockRules = { clock: 'always' | 'office'; holidays: readonly string[] }
/** Opening hours in minutes after midnight in the city. */
export type PromiseClock = ClockRules & { weekdays: ReadonlySet<number>; opens: number; closes: number }

const dayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
/** How many days ahead to search for an open day. */
const furthest = 370

/** Parses "Mon-Sat" or "Mon,Wed,Fri". Returns an empty set if it cannot read the text. */
function readDays(days: string): Set<number> {
  const found = new Set<number>()
  for (const part of days.toLowerCase().split(',')) {
    const [first = -1, last = first] = part.split('-').map((name) => dayNames.indexOf(name.trim().slice(0, 3)))
    if (first < 0 || last < 0) return new Set()
    for (let day = first; ; day = (day + 1) % 7) {
      found.add(day)
      if (day === last) break
    }
  }
  return found
}

function readMinutes(time: string): number {
  const [, hours, minutes] = /^([01]?\d|2[0-4]):([0-5]\d)$/.exec(time) ?? []
  return hours === undefined ? Number.NaN : Number(hours) * 60 + Number(minutes)
}

/** @throws TypeError when promises count office hours only, but `officeHours` has no open hour */
export function readOfficeClock(hours: Hours, { clock, holidays }: ClockRules): PromiseClock {
  const read = {
    clock,
    holidays,
    weekdays: readDays(hours.days),
    opens: readMinutes(hours.opens),
    closes: readMinutes(hours.closes),
  }
  if (clock === 'office' && !(read.weekdays.size > 0 && read.opens < read.closes))
    throw new TypeError('the clock of the promises counts office hours, and officeHours has no open hour')
  return read
}

const isOpenOn = ({ weekdays, holidays }: PromiseClock, day: string): boolean =>
  weekdays.has(weekdayOf(day)) && !holidays.includes(day)

const nextDay = (day: string): string => addDays(day, 1)

function* daysFrom(moment: number): Generator<string> {
  let day = dayInCity(new Date(moment))
  for (let count = 0; count < furthest; count += 1) {
    yield day
    day = nextDay(day)
  }
}

/**
 * Adds minutes to `start`. If the clock is `office`, only office hours count.
 * @throws RangeError when the office is not open for long enough in the next year
 */
export function addMinutes(clock: PromiseClock, start: Date, minutes: number): Date {
  const from = start.getTime()
  if (clock.clock === 'always') return new Date(from + minutes * minuteMs)
  let left = minutes * minuteMs
  for (const day of daysFrom(from)) {
    if (!isOpenOn(clock, day)) continue
    const midnight = startOfDayInCity(day)
    const opens = Math.max(from, midnight + clock.opens * minuteMs)
    const closes = midnight + clock.closes * minuteMs
    if (closes <= opens) continue
    if (opens + left <= closes) return new Date(opens + left)
    left -= closes - opens
  }
  throw new RangeError('The office is closed all year')
}

/** Returns a window in minutes after midnight: "12-5" is 12:00 to 17:00. */
export function readWindow(window: CallbackWindow): { opens: number; closes: number } {
  const [first = 0, last = 0] = callbackHours[window].split('-').map(Number)
  // The windows use a 12-hour clock without am/pm. A first hour below 8 is in the afternoon.
  const opens = first < 8 ? first + 12 : first
  const closes = last <= opens ? last + 12 : last
  return { opens: opens * 60, closes: closes * 60 }
}

/**
 * Returns the end of the current or next window on an open day.
 * @throws RangeError when no day in the next year is open
 */
export function endOfNextWindow(clock: PromiseClock, start: Date, window: CallbackWindow): Date {
  const { closes } = readWindow(window)
  for (const day of daysFrom(start.getTime())) {
    if (clock.clock === 'office' && !isOpenOn(clock, day)) continue
    const end = startOfDayInCity(day) + closes * minuteMs
    if (end > start.getTime()) return new Date(end)
  }
  throw new RangeError('The office is closed all year')
}
