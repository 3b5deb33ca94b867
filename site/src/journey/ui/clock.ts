import { brand } from '@thodu/api/contract/brand.config'
import type { CallbackWindow } from '@thodu/api/contract/care/catalogue'
import { dayInCity, dayMs, hourMs, startOfDayInCity } from '@thodu/api/contract/time'
import { clock as words } from '#words/journey/clock.ts'
import { callbackWindowLabels } from '#words/language/catalogue.ts'
import { formatDate, formatDateTime, formatDayIn, formatTimeIn } from '#words/language/formats.ts'
import { cityLocale, locale } from '#words/language/language.ts'

/** The zone of the reader's device. */
const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

const wordOf = (moment: number, locale: string, timeZone: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''
/** "IST": what people in the city call their time. */
const cityWord = (moment: number): string => wordOf(moment, cityLocale, brand.timeZone)

/** The same moment on the reader's clock, with its day where that is another; undefined where both clocks agree. */
function tellOwn(moment: number, zone: string): string | undefined {
  const [city, own] = [brand.timeZone, zone].map(
    (timeZone) => formatDayIn(moment, timeZone) + formatTimeIn(moment, timeZone),
  )
  if (city === own) return undefined
  const time = `${formatTimeIn(moment, zone)} ${wordOf(moment, locale, zone)}`
  return formatDayIn(moment, zone) === formatDayIn(moment, brand.timeZone)
    ? time
    : `${formatDayIn(moment, zone)}, ${time}`
}

const withOwn = (told: string, moment: number, zone: string): string => {
  const own = tellOwn(moment, zone)
  return own === undefined ? told : words.forYou(told, own)
}

function onDay(moment: number, now: number, time: string): string {
  const day = dayInCity(new Date(moment))
  if (day === dayInCity(new Date(now))) return words.today(time)
  if (day === dayInCity(new Date(now + dayMs))) return words.tomorrow(time)
  return words.onDay(time, formatDate(day))
}

/** "10:14 PM IST today (10:44 AM CST for you)": a moment near `now`, both in ms. */
export const tellClock = (moment: number, now: number, zone = ownZone()): string =>
  withOwn(onDay(moment, now, `${formatTimeIn(moment, brand.timeZone)} ${cityWord(moment)}`), moment, zone)

/** "Nov 21, 2026, 8:16 PM IST (8:46 AM CST for you)": a moment of any day. */
export function tellMoment(iso: string, zone = ownZone()): string {
  const moment = Date.parse(iso)
  if (Number.isNaN(moment)) return iso
  return withOwn(`${formatDateTime(iso)} ${cityWord(moment)}`, moment, zone)
}

/**
 * "8:00 AM to 8:00 PM IST (9:30 PM to 9:30 AM CST for you)": from one moment to another, both in ms; their day stands
 * beside it, so the reader's own is said only where it is another one.
 */
export function tellSpan(from: number, to: number, zone = ownZone()): string {
  const told = words.between(
    formatTimeIn(from, brand.timeZone),
    `${formatTimeIn(to, brand.timeZone)} ${cityWord(from)}`,
  )
  if (tellOwn(from, zone) === undefined) return told
  const own = words.between(formatTimeIn(from, zone), `${formatTimeIn(to, zone)} ${wordOf(to, locale, zone)}`)
  const isOtherDay = formatDayIn(from, zone) !== formatDayIn(from, brand.timeZone)
  return words.forYou(told, isOtherDay ? `${formatDayIn(from, zone)}, ${own}` : own)
}

/** Hours after midnight in the city. */
const windowHours: Record<CallbackWindow, readonly [from: number, to: number]> = {
  morning: [9, 12],
  afternoon: [12, 17],
  evening: [17, 20],
}

/** The next time a window opens, or the one that is open now, in ms. */
function nextWindow(window: CallbackWindow, now: number): readonly [number, number] {
  const [from, to] = windowHours[window]
  const midnight = startOfDayInCity(dayInCity(new Date(now)))
  const shift = now < midnight + to * hourMs ? 0 : dayMs
  return [midnight + shift + from * hourMs, midnight + shift + to * hourMs]
}

/** What follows the label of a window: "IST", and the reader's own hours where they differ. */
export function tellWindowZone(window: CallbackWindow, now: number, zone = ownZone()): string {
  const [from, to] = nextWindow(window, now)
  if (tellOwn(from, zone) === undefined) return cityWord(from)
  const own = words.between(formatTimeIn(from, zone), `${formatTimeIn(to, zone)} ${wordOf(to, locale, zone)}`)
  return words.forYou(cityWord(from), own)
}

/** "Evening 5-8 IST today": the window a request was made for, with its day. */
export function tellWindow(window: CallbackWindow, now: number, zone = ownZone()): string {
  const [from] = nextWindow(window, now)
  return withOwn(onDay(from, now, `${callbackWindowLabels[window]} ${cityWord(from)}`), from, zone)
}
