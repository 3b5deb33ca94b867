import type { Reader } from '@thodu/db'
import type { ReportSpan } from '../contract/reports/report-span.ts'
import { reportCalls } from '../contract/reports/reports.calls.ts'
import type { CallReport } from '../contract/reports/reports.schema.ts'
import type { Deps } from '../http/environment.ts'
import { createRoutes } from '../http/routes.ts'
import { readFirstCallReport } from './first-call-report.ts'
import { readPromiseReport } from './promise-report.ts'

const audience = ['admin'] as const

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
const readCallReport = async (db: Reader, span: ReportSpan): Promise<CallReport> => ({
  ...span,
  rows: (await countCalls(db, span)).map(({ count, ...row }) => ({ ...row, count: Number(count) })),
})

/** Routes of reports, which contain no family data (rules PROM-10 to PROM-12). */
export const createReportRoutes = ({ database: { read } }: Deps) =>
  createRoutes(reportCalls)
    .on('GET /admin/reports/promises', { audience, recordsAccess: 'none', whole: true }, ({ query }) =>
      readPromiseReport(read, query),
    )
    .on('GET /admin/reports/calls', { audience, recordsAccess: 'none', whole: true }, ({ query }) =>
      readCallReport(read, query),
    )
    .on('GET /admin/reports/first-calls', { audience, recordsAccess: 'none', whole: true }, ({ query }) =>
      readFirstCallReport(read, query),
    ).router
