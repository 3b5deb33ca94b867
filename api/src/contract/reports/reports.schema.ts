import { promiseKinds, promiseReasons } from '../promises/promise-kinds.ts'
import { callOutcomes } from '../telephone/call-outcomes.ts'
import { count, day, givenDay, id } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import { findSpanError } from './report-span.ts'

/** Days of a report, one year at most (rule PROM-10). */
export const reportSpanQuery = z.object({ from: givenDay, to: givenDay }).superRefine((span, context) => {
  const message = findSpanError(span)
  if (message !== undefined) context.addIssue({ code: 'custom', message, path: ['to'] })
})

const span = { from: day, to: day }
/** Monday. The first and last week count only days of the span. */
const week = day
const kind = z.enum(promiseKinds)

/** GET /admin/reports/promises (rule PROM-10): no row where nothing was counted. */
export const promiseReportSchema = z.strictObject({
  ...span,
  rows: z.array(z.strictObject({ week, kind, kept: count, broken: count })),
  /** The reason is null until the office gives one. */
  reasons: z.array(
    z.strictObject({
      week,
      kind,
      reason: z.enum(promiseReasons).nullable(),
      by: z.strictObject({ _id: id, name: z.string() }).nullable(),
      count,
    }),
  ),
})
export type PromiseReport = z.output<typeof promiseReportSchema>

/** GET /admin/reports/calls (rule PROM-12), by day in the city and outcome. */
export const callReportSchema = z.strictObject({
  ...span,
  rows: z.array(z.strictObject({ day, outcome: z.enum(callOutcomes), count })),
})
export type CallReport = z.output<typeof callReportSchema>

const waits = {
  /** Bookings with a first call, which the medians count, and without. */
  called: count,
  uncalled: count,
  /** Minutes, rounded up, for half and for nine tenths of the bookings. */
  median: count.nullable(),
  ninetieth: count.nullable(),
}
/** GET /admin/reports/first-calls (rule PROM-11), by week of the booking, and in total. */
export const firstCallReportSchema = z.strictObject({
  ...span,
  weeks: z.array(z.strictObject({ week, ...waits })),
  whole: z.strictObject(waits),
})
export type FirstCallReport = z.output<typeof firstCallReportSchema>
