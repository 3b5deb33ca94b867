import type { Role } from './roles.ts'
import { z } from './zod.ts'

export const accessSubjects = ['booking', 'document', 'family', 'call'] as const
export const accessOutcomes = ['allowed', 'refused'] as const

/** One row of the access log: a person, whose data, and one hour of it. Times ISO 8601 UTC. */
export type AccessEntry = {
  _id: string
  viewer: { _id: string; name: string; email: string; role: Role }
  /** `label` is what the office knows it by: booking id, name of the file, name of the person, or the call. */
  subject: { type: (typeof accessSubjects)[number]; _id: string; label: string }
  opened: number
  listed: number
  refused: number
  firstAt: string
  lastAt: string
  ipAddress: string
}

/** POST /admin/exports and POST /caretaker/exports: what a CSV button is about to write into a file. */
export const exportSchema = z.object({
  list: z.string().regex(/^[a-z][a-z-]{0,39}$/),
  filter: z.record(z.string().max(40), z.unknown()).optional(),
  rows: z.int().min(0).max(10_000_000),
})
export type ExportNotice = z.input<typeof exportSchema>
