import { givenDay } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import { findSpanError } from './report-span.ts'

/** Days of a report, one year at most (rule PROM-10). */
export const reportSpanQuery = z.object({ from: givenDay, to: givenDay }).superRefine((span, context) => {
  const message = findSpanError(span)
  if (message !== undefined) context.addIssue({ code: 'custom', message, path: ['to'] })
})
