import type { Calls } from '../wire/call.ts'
import { reportSpanQuery as query } from './report-span.schema.ts'
import { callReportSchema, firstCallReportSchema, promiseReportSchema } from './reports.schema.ts'
import { workedQuery, workedSheetSchema, workedSheetsSchema } from './worked.schema.ts'

/** API calls for reports (rules PROM-10 to PROM-12). */
export const reportCalls = {
  'GET /admin/reports/promises': {
    query,
    answer: promiseReportSchema,
    about: 'What was kept by week and kind, and why not',
  },
  'GET /admin/reports/calls': { query, answer: callReportSchema, about: 'Calls by day and outcome' },
  'GET /admin/reports/first-calls': {
    query,
    answer: firstCallReportSchema,
    about: 'How long bookings waited for their first call',
  },
  'GET /admin/worked': {
    query: workedQuery,
    answer: workedSheetsSchema,
    about: 'What each caretaker worked in a month',
  },
  'GET /caretaker/worked': {
    query: workedQuery,
    answer: workedSheetSchema,
    about: 'What the caller worked in a month',
  },
} as const satisfies Calls
