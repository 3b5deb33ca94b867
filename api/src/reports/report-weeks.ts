import type { ReportSpan } from '../contract/reports/report-span.ts'
import { addDays, type Day, mondayOf } from '../contract/time.ts'

/** The Mondays of the weeks that a span touches, in order. */
export function weeksOf({ from, to }: ReportSpan): Day[] {
  const weeks: Day[] = []
  for (let monday = mondayOf(from); monday <= to; monday = addDays(monday, 7)) weeks.push(monday)
  return weeks
}
