import { dayInCity } from '@thodu/api/contract/time'
import { momentInCity, timeInCity } from '../../../words/visit-times.ts'

/** What a field of date and time shows of a moment, in the city's time. */
export const toField = (moment: string | null): string =>
  moment === null ? '' : `${dayInCity(new Date(moment))}T${timeInCity(moment)}`

/** The moment that such a field holds; null where nothing or half of it is written. */
export const fromField = (local: string): string | null => momentInCity(local.slice(0, 10), local.slice(11, 16)) ?? null
