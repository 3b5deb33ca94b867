import type { Tx } from '@thodu/db'
import type { CreateBooking } from '../contract/bookings/bookings.schema.ts'
import type { UploadCategory } from '../contract/care/upload-categories.ts'
import { texts } from '../contract/texts.ts'
import { badRequest } from '../http/errors/api-error.ts'

export type ListedFile = { documentId: string; category: UploadCategory }
type GivenFiles = Partial<Record<UploadCategory, (string | { url: string })[]>>

const fileUrl = /^(https?:\/\/[^/]+)?\/api\/files\/([\w-]{1,64})$/
const unknownFile = () => badRequest('booking.incomplete', { uploadedFiles: texts.booking.unknownFile })

/**
 * Parses files given as urls `/api/files/{id}` or `{url}` objects (rule BOOK-15).
 * @throws ApiError 400 for anything else, and for urls of another origin
 */
export function readFileList(given: CreateBooking['uploadedFiles'], publicUrl: string): ListedFile[] {
  return Object.entries((given ?? {}) as GivenFiles).flatMap(([category, files]) =>
    (files ?? []).map((file) => {
      const [, origin, documentId] = fileUrl.exec(typeof file === 'string' ? file : file.url) ?? []
      if (documentId === undefined || (origin !== undefined && origin !== publicUrl)) throw unknownFile()
      return { documentId, category: category as UploadCategory }
    }),
  )
}

/**
 * Attaches the owner's uploads to a booking. An Aadhaar card keeps its category, so that no other one opens it to a
 * caretaker (rule FILE-7).
 * @throws ApiError 400 when a file is missing or has another owner
 */
export async function listFilesAtBooking(
  tx: Tx,
  { bookingId, ownerId, files }: { bookingId: string; ownerId: string; files: ListedFile[] },
): Promise<void> {
  if (files.length === 0) return
  const ids = [...new Set(files.map(({ documentId }) => documentId))]
  const owned = await tx
    .selectFrom('documents')
    .select(['id', 'category'])
    .where('id', 'in', ids)
    .where('owner_id', '=', ownerId)
    .execute()
  if (owned.length < ids.length) throw unknownFile()
  const cards = new Set(files.filter(({ category }) => category === 'aadharCard').map(({ documentId }) => documentId))
  for (const { id, category } of owned) if (category === 'aadharCard') cards.add(id)
  await tx
    .insertInto('booking_files')
    .values(
      files.map(({ documentId, category }) => ({
        booking_id: bookingId,
        document_id: documentId,
        category: cards.has(documentId) ? 'aadharCard' : category,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
