import type { Reader } from '@thodu/db'
import type { ReportSpan } from '../contract/reports/report-span.ts'
import type { CallReport } from '../contract/reports/reports.schema.ts'

/** One index covers this query and its order. */
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

/** Counts outgoing and incoming calls by day and outcome (rule PROM-12). */
export const readCallReport = async (db: Reader, span: ReportSpan): Promise<CallReport> => ({
  ...span,
  rows: (await countCalls(db, span)).map(({ count, ...row }) => ({ ...row, count: Number(count) })),
})
