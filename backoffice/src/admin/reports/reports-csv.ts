import type { PromiseReport } from '@thodu/api/contract/reports/reports.schema'
import { percentOf } from './sum-reports.ts'

/** CSV export: a week by its Monday, kinds by their codes. */
export const promisesCsv = {
  fileName: 'promises-kept',
  header: ['Week', 'Promise', 'Kept', 'Not kept', 'Kept (%)'],
  toRows: ({ rows }: PromiseReport) =>
    rows.map((row) => [row.week, row.kind, row.kept, row.broken, percentOf(row)] as const),
}
