import { dayInCity, dayMs } from '@thodu/api/contract/time'

/** The days that the caretaker app loads: yesterday, for a night visit that goes on, to seven days from today. */
export function visitDays(now: Date): { from: string; to: string } {
  return { from: dayInCity(new Date(now.getTime() - dayMs)), to: dayInCity(new Date(now.getTime() + 7 * dayMs)) }
}
