import { uploadCategorySchema } from '../bookings/choices.schema.ts'
import { freeText } from '../wire/free-text.ts'
import { id, person, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'

export const documentStatuses = ['pending', 'verified', 'rejected'] as const
export const decideDocumentSchema = z.object({
  status: z.enum(['verified', 'rejected']),
  reason: freeText(500).optional(),
})

export const linkSchema = z.strictObject({ url: z.string() })

/** `fileSize` in MB with two decimals (rule FILE-5). */
export const documentSchema = z.strictObject({
  _id: id,
  url: z.string(),
  name: z.string(),
  type: z.string(),
  category: uploadCategorySchema.nullable(),
  fileSize: z.number().min(0),
  status: z.enum(documentStatuses),
  reason: z.string().nullable(),
  uploadedAt: time,
})

export const ownedDocumentSchema = documentSchema.extend({ owner: z.strictObject(person) })

export type DocumentRecord = z.output<typeof documentSchema>

export type OwnedDocument = z.output<typeof ownedDocumentSchema>
