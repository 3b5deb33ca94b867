import { day, id } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'

export type RosterWarning = z.output<typeof rosterWarningSchema>

/** Warnings about planned visits, never refusals (rules VISIT-12, MATCH-8). */
export const rosterWarningSchema = z.strictObject({
  code: z.enum([
    'week-hours',
    'days-running',
    'night-consent',
    'short-rest',
    'travel',
    'busy',
    'inactive',
    'checks-missing',
  ]),
  /** In the caller's language. */
  text: z.string(),
  day,
  caretaker: z.strictObject({ _id: id, name: z.string() }).nullable(),
})
