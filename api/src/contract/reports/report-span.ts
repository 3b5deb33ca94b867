import { texts } from '../texts.ts'
import { dayMs } from '../time.ts'

/** Both days are included. */
export type ReportSpan = { from: string; to: string }

/** Longest report, in days. */
export const longestReport = 366

/** Error text for the last day of a span; undefined when valid or when a day is not a date (rule PROM-10). */
export function findSpanError({ from, to }: ReportSpan): string | undefined {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs
  if (days < 0) return texts.roster.wrongEnd
  return days >= longestReport ? texts.reports.tooLong : undefined
}
