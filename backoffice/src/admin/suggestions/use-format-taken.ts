import type { Commitment } from '@thodu/api/contract/suggestions/suggestions.schema'
import { useTranslate } from 'react-admin'
import { formatClock, formatDay, weekdayName } from '../../words/visit-times.ts'
import { formatWeekdays } from './format-weekdays.ts'

/** Formats an occupied span: "Narsamma Rao: Mon–Sat 9:00 AM to 3:00 PM, until Sat, Nov 28". */
export function useFormatTaken() {
  const translate = useTranslate()
  const say = (key: string, values = {}) => translate(`admin.suggestions.taken.${key}`, values)
  return ({ booking, hours, lastDay }: Commitment): string => {
    const until = lastDay === null ? undefined : formatDay(lastDay)
    if (!booking) return say('off', { day: until ?? '' })
    const when = hours.map(({ days, from, to }) => {
      const time = translate(from === to ? 'visits.wholeDay' : 'visits.hours', {
        from: formatClock(from),
        until: formatClock(to),
      })
      return `${days.length === 7 ? say('everyDay') : formatWeekdays(days, (day) => weekdayName(day, 'short'))} ${time}`
    })
    const who = booking.patientName || booking.bookingId
    const what = `${who}: ${when.length === 0 ? say('unplanned') : when.join('; ')}`
    return until === undefined ? what : say('until', { what, day: until })
  }
}
