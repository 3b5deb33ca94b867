import type { DocumentRow } from '@thodu/db'
import type { UploadCategory } from '../contract/care/upload-categories.ts'
import type { DocumentRecord } from '../contract/documents/documents.schema.ts'

const bytesPerMegabyte = 1024 * 1024

/** `fileSize` is in MB with two decimals, at least 0.01 (rule FILE-5). */
export const toDocument = (row: DocumentRow): DocumentRecord => ({
  _id: row.id,
  url: `/api/files/${row.id}`,
  name: row.name,
  type: row.media_type,
  category: row.category as UploadCategory | null,
  fileSize: Math.max(Math.round((row.size_bytes / bytesPerMegabyte) * 100), 1) / 100,
  status: row.status,
  reason: row.reason,
  uploadedAt: row.uploaded_at,
})
