import { dayInCity } from '@thodu/api/contract/time'
import { momentInCity, timeInCity } from './visit-times.ts'

/** Value of a `datetime-local` input, on the city's clock, which the office's screens show (rule TXT-3). */
export const toField = (moment: string | null): string =>
  moment === null ? '' : `${dayInCity(new Date(moment))}T${timeInCity(moment)}`

export const fromField = (local: string): string | null => momentInCity(local.slice(0, 10), local.slice(11, 16)) ?? null
