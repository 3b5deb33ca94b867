import { addDays, dayInCity } from '@thodu/api/contract/time'
import { momentInCity } from '../../../words/visit-times.ts'

/** The last moment at which the clock showed this time. */
export function lastTime(time: string): string | undefined {
  const today = dayInCity(new Date())
  const then = momentInCity(today, time)
  return then !== undefined && Date.parse(then) > Date.now() + 60_000 ? momentInCity(addDays(today, -1), time) : then
}
