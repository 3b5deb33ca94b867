import type { accessEntrySchema } from '../operations/operations.schema.ts'
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
