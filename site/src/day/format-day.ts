import type { DayPage, DayVisit } from '@thodu/api/contract/sharing/sharing.schema'
import { cityTimeZone, dayInCity, dayMs } from '@thodu/api/contract/time'
import { day as words } from '#words/day.ts'
import { brand } from '#words/language/brand.ts'
import { formatTimeIn, formatWeekday } from '#words/language/formats.ts'
import { language, locale } from '#words/language/language.ts'

/** Returns the city in the name of a time zone: "Chicago" for "America/Chicago". */
const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
const dayIn = (moment: number, zone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(moment)

function formatInZone(moment: number, zone: string): string {
  const time = formatTimeIn(moment, zone, language)
  if (dayIn(moment, zone) === dayInCity(new Date(moment))) return time
  const weekday = new Intl.DateTimeFormat(locale, { timeZone: zone, weekday: 'short' }).format(moment)
  return `${time} ${weekday}`
}

/**
 * Formats times in both time zones: "8:02 AM in Warangal · 9:32 PM Mon, Chicago time" (rule SHARE-5). If the times are equal,
 * returns only the first.
 */
export function formatInBothZones(times: readonly string[], zone: string): string {
  const moments = times.map((time) => Date.parse(time))
  const join = ([from = '', to]: readonly string[]) => (to === undefined ? from : words.between(from, to))
  const here = join(moments.map((moment) => formatTimeIn(moment, cityTimeZone, language)))
  const there = join(moments.map((moment) => formatInZone(moment, zone)))
  const inCity = words.inCity(here, brand.words.city)
  return here === there ? inCity : `${inCity} · ${words.inZone(there, cityOf(zone))}`
}

export function formatDayCourse({ status, caretaker, startsAt, isReplacement }: DayVisit, now: number): string {
  if (status === 'missed') return words.missed
  if (status === 'skipped') return words.skipped
  if (caretaker === null) return words.nobodyYet
  if (status === 'done') return words.was(caretaker)
  if (status === 'started') return words.there(caretaker)
  if (Date.parse(startsAt) <= now) return words.notBegun(caretaker)
  return isReplacement ? words.comesInstead(caretaker) : words.comes(caretaker)
}

/** Returns yesterday, today and tomorrow with their visits. A visit belongs to the day in the city on which it begins. */
export function listDays({ visits, asOf }: Pick<DayPage, 'visits' | 'asOf'>) {
  const now = Date.parse(asOf)
  const names = [words.yesterday, words.today, words.tomorrow]
  return names.map((name, place) => {
    const moment = new Date(now + (place - 1) * dayMs)
    const day = dayInCity(moment)
    // A night visit that began before yesterday has ended, so no day lists it.
    const isOf = ({ startsAt }: DayVisit) => dayInCity(new Date(startsAt)) === day
    return { name, date: formatWeekday(moment.toISOString()), visits: visits.filter(isOf) }
  })
}
