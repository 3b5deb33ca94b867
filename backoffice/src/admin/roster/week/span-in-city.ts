import { addDays } from '@thodu/api/contract/time'
import { isDay, momentInCity } from '../../../words/visit-times.ts'

/**
 * The two moments of a day's hours in the city; an end that is not after the beginning belongs to the day after.
 * @returns undefined while something is missing
 */
export function spanInCity({ day, from, until }: { day: string; from: string; until: string }) {
  if (!isDay(day)) return undefined
  const startsAt = momentInCity(day, from)
  const endsAt = momentInCity(until > from ? day : addDays(day, 1), until)
  return startsAt && endsAt ? { startsAt, endsAt } : undefined
}
