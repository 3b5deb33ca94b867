import { promiseKinds, promiseReasons } from '../promises/promise-kinds.ts'
import { callOutcomes } from '../telephone/call-outcomes.ts'
import { count, day, id } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'

const span = { from: day, to: day }
/** The Monday that a week begins with; of the first and the last one only days of the span are counted. */
const week = day
const kind = z.enum(promiseKinds)

/** GET /admin/reports/promises (rule PROM-10), by week and kind; nothing stands there where nothing was counted. */
export const promiseReportSchema = z.strictObject({
  ...span,
  rows: z.array(z.strictObject({ week, kind, kept: count, broken: count })),
  /** Why those that were not kept were not, and who says so; null where nobody has said it. */
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

/** GET /admin/reports/calls (rule PROM-12): calls that were made and taken, by day of the city and outcome. */
export const callReportSchema = z.strictObject({
  ...span,
  rows: z.array(z.strictObject({ day, outcome: z.enum(callOutcomes), count })),
})
export type CallReport = z.output<typeof callReportSchema>

const waits = {
  /** Bookings that were called, which is what is counted, and those that nobody has called. */
  called: count,
  uncalled: count,
  /** Whole minutes, rounded up, within which half of them and nine of ten were called. */
  median: count.nullable(),
  ninetieth: count.nullable(),
}
/** GET /admin/reports/first-calls (rule PROM-11): every week of the span, by the day a booking was made, and all of them. */
export const firstCallReportSchema = z.strictObject({
  ...span,
  weeks: z.array(z.strictObject({ week, ...waits })),
  whole: z.strictObject(waits),
})
export type FirstCallReport = z.output<typeof firstCallReportSchema>
