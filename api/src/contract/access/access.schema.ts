import { roleSchema } from '../accounts/accounts.schema.ts'
import { count, id, person, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'

export const accessSubjects = ['booking', 'document', 'family', 'message', 'call'] as const

export const accessOutcomes = ['allowed', 'refused'] as const

/** Body of POST /admin/exports and POST /caretaker/exports: a CSV export, for the access log. */
export const exportSchema = z.object({
  list: z.string().regex(/^[a-z][a-z-]{0,39}$/),
  filter: z.record(z.string().max(40), z.union([z.string(), z.number(), z.boolean()])).optional(),
  rows: z.int().min(0).max(10_000_000),
})

export type ExportNotice = z.input<typeof exportSchema>

export type AccessEntry = z.output<typeof accessEntrySchema>

/** GET /admin/access-log: one person's access to one subject in one hour. `label` is the subject's name in the office. */
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
