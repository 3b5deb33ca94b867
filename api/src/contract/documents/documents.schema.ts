import { uploadCategorySchema } from '../bookings/choices.schema.ts'
import { documentStatuses } from '../requests/requests.schema.ts'
import { id, person, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'

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
