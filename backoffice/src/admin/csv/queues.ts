import { dayInCity } from '@thodu/api/contract/time'
import type { OwnedDocumentRecord } from '../admin-data-provider.ts'

const day = (time: string): string => dayInCity(new Date(time))

/** CSV export of the documents; days are YYYY-MM-DD, which every spreadsheet reads as dates. */
export const documentsCsv = {
  fileName: 'documents',
  header: ['File', 'Category', 'Type', 'Size (MB)', 'Owner', 'Email', 'Status', 'Reason', 'Uploaded'],
  toRow: ({ owner, ...row }: OwnedDocumentRecord) => [
    row.name,
    row.category,
    row.type,
    row.fileSize,
    owner.name,
    owner.email,
    row.status,
    row.reason,
    day(row.uploadedAt),
  ],
}
