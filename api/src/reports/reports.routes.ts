import { findSpanError } from '../contract/promises/report-span.ts'
import { givenDay } from '../contract/schemas/wire-parts.ts'
import { z } from '../contract/schemas/zod.ts'
import type { Deps } from '../http/environment.ts'
import { createRouter, defineRoute, jsonAnswer } from '../http/route.ts'
import { readCallReport } from './call-report.ts'
import { readFirstCallReport } from './first-call-report.ts'
import { readPromiseReport } from './promise-report.ts'

const audience = ['admin'] as const
const query = z.object({ from: givenDay, to: givenDay }).superRefine((span, context) => {
  const message = findSpanError(span)
  if (message !== undefined) context.addIssue({ code: 'custom', message, path: ['to'] })
})

const getPromises = defineRoute(
  { audience, sees: 'nobody' },
  {
    method: 'get',
    path: '/admin/reports/promises',
    request: { query },
    responses: { 200: jsonAnswer('GET /admin/reports/promises', 'What was kept by week and kind, and why not') },
  },
)
const getCalls = defineRoute(
  { audience, sees: 'nobody' },
  {
    method: 'get',
    path: '/admin/reports/calls',
    request: { query },
    responses: { 200: jsonAnswer('GET /admin/reports/calls', 'Calls by day and outcome') },
  },
)
const getFirstCalls = defineRoute(
  { audience, sees: 'nobody' },
  {
    method: 'get',
    path: '/admin/reports/first-calls',
    request: { query },
    responses: { 200: jsonAnswer('GET /admin/reports/first-calls', 'How long bookings waited for their first call') },
  },
)

/** What the office looks back on: numbers alone, and nobody of the families in them (rules PROM-10 to PROM-12). */
export const createReportRoutes = ({ database: { read } }: Deps) =>
  createRouter()
    .openapi(getPromises, async (c) => c.json(await readPromiseReport(read, c.req.valid('query')), 200))
    .openapi(getCalls, async (c) => c.json(await readCallReport(read, c.req.valid('query')), 200))
    .openapi(getFirstCalls, async (c) => c.json(await readFirstCallReport(read, c.req.valid('query')), 200))
