import type { CallReport, FirstCallReport, PromiseReport } from '@thodu/api/contract/reports/reports.schema'
import { callOutcomes } from '@thodu/api/contract/telephone/call-outcomes'
import { percentOf, sum, sumCalls } from './sum-reports.ts'

/** CSV exports: days as YYYY-MM-DD, a week by its Monday, kinds and outcomes by their codes. */
export const promisesCsv = {
  fileName: 'promises-kept',
  header: ['Week', 'Promise', 'Kept', 'Not kept', 'Kept (%)'],
  toRows: ({ rows }: PromiseReport) =>
    rows.map((row) => [row.week, row.kind, row.kept, row.broken, percentOf(row)] as const),
}
export const reasonsCsv = {
  fileName: 'promises-not-kept',
  header: ['Week', 'Promise', 'Reason', 'Entered by', 'Promises'],
  toRows: ({ reasons }: PromiseReport) =>
    reasons.map(({ week, kind, reason, by, count }) => [week, kind, reason, by?.name, count] as const),
}
export const callsCsv = {
  fileName: 'calls-by-day',
  header: ['Day', ...callOutcomes, 'Total'],
  toRows: ({ rows }: CallReport) =>
    sumCalls(rows).map(({ day, counts, spoken, missed }) => [
      day,
      ...callOutcomes.map((outcome) => counts[outcome] ?? 0),
      sum([spoken, missed]),
    ]),
}
export const firstCallsCsv = {
  fileName: 'first-calls',
  header: ['Week', 'Bookings called', 'Not called', 'Half within (min)', 'Nine of ten within (min)'],
  toRows: ({ weeks }: FirstCallReport) =>
    weeks.map(({ week, called, uncalled, median, ninetieth }) => [week, called, uncalled, median, ninetieth] as const),
}
