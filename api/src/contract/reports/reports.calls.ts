import type { Calls } from '../wire/call.ts'
import { givenDay } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import { findSpanError } from './report-span.ts'
import { callReportSchema, firstCallReportSchema, promiseReportSchema } from './reports.schema.ts'
import { workedQuery, workedSheetSchema, workedSheetsSchema } from './worked.schema.ts'

const query = z.object({ from: givenDay, to: givenDay }).superRefine((span, context) => {
  const message = findSpanError(span)
  if (message !== undefined) context.addIssue({ code: 'custom', message, path: ['to'] })
})

/** What the office looks back on (rules PROM-10 to PROM-12). */
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
