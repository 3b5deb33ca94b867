import { roleSchema } from '../accounts/accounts.schema.ts'
import { count, id, person, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'

export const accessSubjects = ['booking', 'document', 'family', 'message', 'call'] as const

export const accessOutcomes = ['allowed', 'refused'] as const

/** POST /admin/exports and POST /caretaker/exports: what a CSV button is about to write into a file. */
export const exportSchema = z.object({
  list: z.string().regex(/^[a-z][a-z-]{0,39}$/),
  /** What a filter's field chooses: a word, a number, yes or no. */
  filter: z.record(z.string().max(40), z.union([z.string(), z.number(), z.boolean()])).optional(),
  rows: z.int().min(0).max(10_000_000),
})

export type ExportNotice = z.input<typeof exportSchema>

/** One row of the access log: a person, whose data, and one hour of it. */
export type AccessEntry = z.output<typeof accessEntrySchema>

/** GET /admin/access-log: who looked at whose data in one hour. `label` is what the office knows the subject by. */
export const accessEntrySchema = z.strictObject({
  _id: id,
  viewer: z.strictObject({ ...person, role: roleSchema }),
  subject: z.strictObject({ type: z.enum(accessSubjects), _id: z.string(), label: z.string() }),
  opened: count,
  listed: count,
  refused: count,
  firstAt: time,
  lastAt: time,
  ipAddress: z.string(),
})
