import { texts } from '../texts.ts'
import { dayMs } from '../time.ts'

/** Days of the city (YYYY-MM-DD), both counted. */
export type ReportSpan = { from: string; to: string }

/** A report covers a year at most, in days. */
export const longestReport = 366

/** What is wrong with the last day of a span; undefined when nothing is, or when a day is none (rule PROM-10). */
export function findSpanError({ from, to }: ReportSpan): string | undefined {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs
  if (days < 0) return texts.roster.wrongEnd
  return days >= longestReport ? texts.reports.tooLong : undefined
}
