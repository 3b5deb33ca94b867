import type { Calls } from '../wire/call.ts'
import {
  callReportSchema,
  firstCallReportSchema,
  promiseReportSchema,
  reportSpanQuery as query,
} from './reports.schema.ts'

/** API calls for reports (rules PROM-10 to PROM-12). */
export const reportCalls = {
  'GET /admin/reports/promises': {
    query,
    answer: promiseReportSchema,
    about: 'Kept and broken promises by week and kind, with reasons',
  },
  'GET /admin/reports/calls': { query, answer: callReportSchema, about: 'Calls by day and outcome' },
  'GET /admin/reports/first-calls': {
    query,
    answer: firstCallReportSchema,
    about: 'How long bookings waited for their first call',
  },
} as const satisfies Calls
