import { addDays } from '@thodu/api/contract/time'
import { isDay, momentInCity } from '../../../words/visit-times.ts'

/**
 * Start and end of hours in the city; an end not after the start is on the next day.
 * @returns undefined while a value is missing
 */
export function spanInCity({ day, from, until }: { day: string; from: string; until: string }) {
  if (!isDay(day)) return undefined
  const startsAt = momentInCity(day, from)
  const endsAt = momentInCity(until > from ? day : addDays(day, 1), until)
  return startsAt && endsAt ? { startsAt, endsAt } : undefined
}
