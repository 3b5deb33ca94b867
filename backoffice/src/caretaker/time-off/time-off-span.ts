import { dayInCity, dayMs, minuteMs, startOfDayInCity } from '@thodu/api/contract/time'

/** Converts days (YYYY-MM-DD) in the city to timestamps. Today starts now, since past time cannot be requested. */
export function timeOffSpan(from: string, to: string, now: Date): { startsAt: string; endsAt: string } {
  const nextMinute = Math.ceil(now.getTime() / minuteMs) * minuteMs
  const afterLast = dayInCity(new Date(startOfDayInCity(to) + 1.5 * dayMs))
  return {
    startsAt: new Date(Math.max(startOfDayInCity(from), nextMinute)).toISOString(),
    endsAt: new Date(startOfDayInCity(afterLast)).toISOString(),
  }
}

export const timeOffDays = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }): readonly [string, string] => [
  startsAt,
  new Date(Date.parse(endsAt) - 1).toISOString(),
]
