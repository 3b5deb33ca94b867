import type { ReportSpan } from '../contract/reports/report-span.ts'
import { addDays, type Day, mondayOf } from '../contract/time.ts'

/** @returns Mondays of all weeks that the span touches */
export function weeksOf({ from, to }: ReportSpan): Day[] {
  const weeks: Day[] = []
  for (let monday = mondayOf(from); monday <= to; monday = addDays(monday, 7)) weeks.push(monday)
  return weeks
}
