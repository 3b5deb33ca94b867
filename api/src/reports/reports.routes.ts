import { reportCalls } from '../contract/reports/reports.calls.ts'
import type { Deps } from '../http/environment.ts'
import { createRoutes } from '../http/routes.ts'
import { readCallReport } from './call-report.ts'
import { readFirstCallReport } from './first-call-report.ts'
import { readPromiseReport } from './promise-report.ts'

const audience = ['admin'] as const

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
