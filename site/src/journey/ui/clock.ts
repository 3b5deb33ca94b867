import type { CallbackWindow } from '@thodu/api/contract/care/catalogue'
import { cityTimeZone, dayInCity, dayMs, hourMs, startOfDayInCity } from '@thodu/api/contract/time'
import { clock as words } from '#words/clock.ts'
import { callbackWindowLabels } from '#words/language/catalogue.ts'
import { formatDate, formatDateTime, formatDayIn, formatTimeIn } from '#words/language/formats.ts'
import { cityLocale, locale } from '#words/language/language.ts'

const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

type Naming = 'short' | 'longOffset'
const wordOf = (moment: number, locale: string, timeZone: string, timeZoneName: Naming = 'short'): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''
/** "IST": the local name of the city's time. */
const cityWord = (moment: number): string => wordOf(moment, cityLocale, cityTimeZone)

/** Minutes by which a zone is ahead of UTC. */
function offsetOf(moment: number, timeZone: string): number {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(wordOf(moment, 'en-US', timeZone, 'longOffset')) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0))
}
const aheadOfCity = (moment: number, zone: string): number => offsetOf(moment, zone) - offsetOf(moment, cityTimeZone)
const isOtherClock = (moment: number, zone: string): boolean => aheadOfCity(moment, zone) !== 0

const withZone = (time: string, moment: number, zone: string): string =>
  isOtherClock(moment, zone) ? `${time} ${cityWord(moment)}` : time

function withOwn(told: string, moment: number, zone: string): string {
  if (!isOtherClock(moment, zone)) return told
  const time = `${formatTimeIn(moment, zone)} ${wordOf(moment, locale, zone)}`
  const isSameDay = formatDayIn(moment, zone) === formatDayIn(moment, cityTimeZone)
  return words.forYou(told, isSameDay ? time : `${formatDayIn(moment, zone)}, ${time}`)
}

function onDay(moment: number, now: number, time: string): string {
  const day = dayInCity(new Date(moment))
  if (day === dayInCity(new Date(now))) return words.today(time)
  if (day === dayInCity(new Date(now + dayMs))) return words.tomorrow(time)
  return words.onDay(time, formatDate(day))
}

/** "10:14 PM today", elsewhere "10:14 PM IST today (10:44 AM CST for you)": a moment near `now`, both in ms. */
export function formatClock(moment: number, now: number, zone = ownZone()): string {
  const time = withZone(formatTimeIn(moment, cityTimeZone), moment, zone)
  return withOwn(onDay(moment, now, time), moment, zone)
}

/** "Nov 21, 2026, 8:16 PM", elsewhere "Nov 21, 2026, 8:16 PM IST (8:46 AM CST for you)": a moment of any day. */
export function formatMoment(iso: string, zone = ownZone()): string {
  const moment = Date.parse(iso)
  if (Number.isNaN(moment)) return iso
  return withOwn(withZone(formatDateTime(iso), moment, zone), moment, zone)
}

/** "8:00 AM to 8:00 PM" in the city's time, from two moments in ms; `describeZoneDifference` explains the zone once. */
export const formatCitySpan = (from: number, to: number): string =>
  words.between(formatTimeIn(from, cityTimeZone), formatTimeIn(to, cityTimeZone))

const quarters = ['', '¼', '½', '¾']
/** Minutes as hours: "10½", "3". */
const formatOffset = (minutes: number): string =>
  `${Math.floor(minutes / 60) || ''}${quarters[Math.round((minutes % 60) / 15)] ?? ''}`

/**
 * "Times in Warangal. Your clock is 10½ hours behind.", shown once above a list of times; undefined where both zones agree.
 * @param moment ms: the difference changes with the reader's summer time
 */
export function describeZoneDifference(moment: number, zone = ownZone()): string | undefined {
  const minutes = aheadOfCity(moment, zone)
  if (minutes === 0) return undefined
  return minutes < 0 ? words.behind(formatOffset(-minutes)) : words.ahead(formatOffset(minutes))
}

/** Hours after midnight in the city. */
const windowHours: Record<CallbackWindow, readonly [from: number, to: number]> = {
  morning: [9, 12],
  afternoon: [12, 17],
  evening: [17, 20],
}

/** Start and end of the open or next window, in ms. */
function nextWindow(window: CallbackWindow, now: number): readonly [number, number] {
  const [from, to] = windowHours[window]
  const midnight = startOfDayInCity(dayInCity(new Date(now)))
  const shift = now < midnight + to * hourMs ? 0 : dayMs
  return [midnight + shift + from * hourMs, midnight + shift + to * hourMs]
}

/** Suffix of a window's label where the zones differ: "IST (5:30 AM to 8:30 AM CST for you)". */
export function formatCallWindowZone(window: CallbackWindow, now: number, zone = ownZone()): string {
  const [from, to] = nextWindow(window, now)
  if (!isOtherClock(from, zone)) return ''
  const own = words.between(formatTimeIn(from, zone), `${formatTimeIn(to, zone)} ${wordOf(to, locale, zone)}`)
  return words.forYou(cityWord(from), own)
}

/** "Evening 5-8 today": the window a request was made for, with its day. */
export function formatCallWindow(window: CallbackWindow, now: number, zone = ownZone()): string {
  const [from] = nextWindow(window, now)
  return withOwn(onDay(from, now, withZone(callbackWindowLabels[window], from, zone)), from, zone)
}
