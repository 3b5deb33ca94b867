import { dayInCity, dayMs } from '@thodu/api/contract/time'

/** What a caretaker's screens hold: yesterday, for a night that still goes on, and the seven days from today. */
export function visitDays(now: Date): { from: string; to: string } {
  return { from: dayInCity(new Date(now.getTime() - dayMs)), to: dayInCity(new Date(now.getTime() + 7 * dayMs)) }
}
