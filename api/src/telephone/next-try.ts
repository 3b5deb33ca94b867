import type { CallbackWindow } from '../contract/care/catalogue.ts'
import { readWindow } from '../contract/promises/office-clock.ts'
import { type CallOutcome, callHours } from '../contract/telephone/call-outcomes.ts'
import { dayInCity, minuteMs, startOfDayInCity } from '../contract/time.ts'

/** The office gives up after this many attempts on at least this many days. */
const lastAttempt = 6
const fewestDays = 3
/** Minutes until the second and the third attempt. */
const ladder = [30, 120] as const
const whenBusy = 15

type Hours = { opens: number; closes: number }
const officeHours: Hours = { opens: callHours.opens * 60, closes: callHours.closes * 60 }

/** Minutes after midnight: the family's window within the office's hours. */
function hoursOf(window: CallbackWindow | undefined): Hours {
  const asked = window === undefined ? officeHours : readWindow(window)
  return { opens: Math.max(asked.opens, officeHours.opens), closes: Math.min(asked.closes, officeHours.closes) }
}

const dayAfter = (day: string): string => dayInCity(new Date(startOfDayInCity(day) + 36 * 60 * minuteMs))
const opening = (day: string, { opens }: Hours): Date => new Date(startOfDayInCity(day) + opens * minuteMs)

export function isInCallHours(moment: Date): boolean {
  const minutes = (moment.getTime() - startOfDayInCity(dayInCity(moment))) / minuteMs
  return minutes >= officeHours.opens && minutes <= officeHours.closes
}

/** Returns the moment itself within the hours, otherwise the next opening. */
function moveInto(hours: Hours, moment: Date): Date {
  const day = dayInCity(moment)
  const minutes = (moment.getTime() - startOfDayInCity(day)) / minuteMs
  if (minutes < hours.opens) return opening(day, hours)
  return minutes < hours.closes ? moment : opening(dayAfter(day), hours)
}

type Tried = { outcome: CallOutcome; attempts: number; days: number; window?: CallbackWindow | undefined }

/**
 * The next attempt after an unanswered call (rule CALL-5): after 30 minutes (15 when busy), 2 hours, then when the window opens
 * on the next day; undefined after six attempts on three days. `attempts` and `days` include this call.
 */
export function findNextTry({ outcome, attempts, days, window }: Tried, now: Date): Date | undefined {
  if (attempts >= lastAttempt && days >= fewestDays) return undefined
  const hours = hoursOf(window)
  const minutes = attempts === 1 && outcome === 'busy' ? whenBusy : ladder[attempts - 1]
  if (minutes === undefined) return opening(dayAfter(dayInCity(now)), hours)
  return moveInto(hours, new Date(now.getTime() + minutes * minuteMs))
}
