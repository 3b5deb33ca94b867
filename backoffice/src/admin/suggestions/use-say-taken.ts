import type { Taken } from '@thodu/api/contract/suggestions/suggestions.schema'
import { useTranslate } from 'react-admin'
import { formatDay, momentInCity, tellTime, weekdayName } from '../../words/visit-times.ts'
import { sayDays } from './say-days.ts'

/** Any day: what is told is the time of day. */
const someDay = '2026-01-05'
const tellClock = (clock: string): string => tellTime(momentInCity(someDay, clock) ?? '')

/** What holds somebody that week, in a line: "Narsamma Rao: Mon–Sat 09:00 to 15:00, until Sat, Nov 28". */
export function useSayTaken() {
  const translate = useTranslate()
  const say = (key: string, values = {}) => translate(`admin.suggestions.taken.${key}`, values)
  return ({ booking, hours, lastDay }: Taken): string => {
    const until = lastDay === null ? undefined : formatDay(lastDay)
    if (!booking) return say('off', { day: until ?? '' })
    const when = hours.map(({ days, from, to }) => {
      const time = translate(from === to ? 'visits.wholeDay' : 'visits.hours', {
        from: tellClock(from),
        until: tellClock(to),
      })
      return `${days.length === 7 ? say('everyDay') : sayDays(days, (day) => weekdayName(day, 'short'))} ${time}`
    })
    const who = booking.patientName || booking.bookingId
    const what = `${who}: ${when.length === 0 ? say('unplanned') : when.join('; ')}`
    return until === undefined ? what : say('until', { what, day: until })
  }
}
