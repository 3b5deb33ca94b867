import { dayInCity } from '@thodu/api/contract/time'

/** First and last day (YYYY-MM-DD, in the city) of the month `back` months before `now`. */
export function monthRange(now: Date, back: number): { from: string; to: string } {
  const [year = 0, month = 1] = dayInCity(now).split('-').map(Number)
  const day = (offset: number, date: number) => new Date(Date.UTC(year, month - 1 + offset, date)).toISOString()
  return { from: day(-back, 1).slice(0, 10), to: day(1 - back, 0).slice(0, 10) }
}
