import type { PrivacySetup } from '../../contract/privacy/privacy-setup.ts'
import type { Closing, HoldReason } from '../../contract/privacy/retention.schema.ts'
import { retentionYears } from '../../contract/privacy/retention-years.ts'
import { type Day, dayInCity } from '../../contract/time.ts'

/** The times of last use, care, and payment or document, in ISO format. */
export type LastTimes = { processed: string; care: string | null; books: string | null }

/** The 29th of February becomes the 1st of March, so that data is never erased early. */
export function addYears(day: Day, years: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year + years, month - 1, date)).toISOString().slice(0, 10)
}

/** Financial years run from April to March (rule MON-11). */
function booksUntil(day: Day, bookYears: number): Day {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const first = month >= 4 ? year : year - 1
  return `${first + bookYears + 1}-03-31`
}

const inCity = (time: string): Day => dayInCity(new Date(time))

/** Returns the last day of the retention, and its reason; days of the city (rule PRIV-K3). */
export function retentionEnd(
  { processed, care, books }: LastTimes,
  { careYears, bookYears }: Pick<PrivacySetup, 'careYears' | 'bookYears'>,
): Omit<Closing, 'obstacle'> {
  const careUntil = care === null ? null : addYears(inCity(care), careYears)
  const untilBooks = books === null ? null : booksUntil(inCity(books), bookYears)
  const ends: [HoldReason, Day | null][] = [
    ['processing', addYears(inCity(processed), retentionYears.processing)],
    ['care', careUntil],
    ['books', untilBooks],
  ]
  const [holds, until] = ends.reduce((last, one) => ((one[1] ?? '') >= (last[1] ?? '') ? one : last))
  return { keptUntil: until ?? '', holds, careUntil, booksUntil: untilBooks }
}

export const isOver = (day: Day, now: Date): boolean => dayInCity(now) > day
