import { day, id } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'

export type RosterWarning = z.output<typeof rosterWarningSchema>

/** What the office may want to know of visits it plans and decides by itself (never a refusal). */
export const rosterWarningSchema = z.strictObject({
  code: z.enum(['week-hours', 'days-running', 'night-consent', 'short-rest', 'travel', 'busy', 'inactive']),
  /** In the caller's language. */
  text: z.string(),
  day,
  caretaker: z.strictObject({ _id: id, name: z.string() }).nullable(),
})
