import { callbackWindowLabels } from '@thodu/api/contract/care/catalogue'
import { inquiryTypeLabels } from '@thodu/api/contract/requests/inquiry-types'
import { dayInCity } from '@thodu/api/contract/time'
import type { CallbackRecord, MessageRecord, OwnedDocumentRecord } from '../admin-data-provider.ts'

const day = (time: string): string => dayInCity(new Date(time))

/** CSV exports of the day's queues; days are YYYY-MM-DD, which every spreadsheet reads as dates. */
export const callbacksCsv = {
  fileName: 'callbacks',
  header: [
    'Customer',
    'Email',
    'Phone',
    'Service',
    'Package',
    'Window',
    'Wish',
    'Status',
    'Note',
    'Asked',
    'Last change',
  ],
  toRow: ({ user, callbackData, ...row }: CallbackRecord) => [
    user.name,
    user.email,
    user.phone,
    row.serviceName,
    row.packageName,
    callbackWindowLabels[callbackData.preferredTime],
    callbackData.additionalNotes,
    row.status,
    row.note,
    day(row.createdAt),
    day(row.updatedAt),
  ],
}
export const messagesCsv = {
  fileName: 'messages',
  header: ['Name', 'Email', 'Phone', 'Inquiry', 'Subject', 'Message', 'Status', 'Sent'],
  toRow: (row: MessageRecord) => [
    row.name,
    row.email,
    row.phone,
    inquiryTypeLabels[row.inquiryType],
    row.subject,
    row.message,
    row.status,
    day(row.createdAt),
  ],
}
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
