import type { Reader } from '@thodu/db'
import type { ReportSpan } from '../contract/reports/report-span.ts'
import type { CallReport } from '../contract/reports/reports.schema.ts'

/** Read from an index alone, in its order. */
const countCalls = (db: Reader, { from, to }: ReportSpan) =>
  db
    .selectFrom('calls')
    .select(({ fn }) => ['day', 'outcome', fn.countAll<number | string>().as('count')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(['day', 'outcome'])
    .orderBy('day')
    .orderBy('outcome')
    .execute()

/** Calls that were made and taken, by day and what came of them (rule PROM-12). */
export const readCallReport = async (db: Reader, span: ReportSpan): Promise<CallReport> => ({
  ...span,
  rows: (await countCalls(db, span)).map(({ count, ...row }) => ({ ...row, count: Number(count) })),
})
