import { dayInCity } from '@thodu/api/contract/time'
import type { PrivacyRequestRecord } from '../../admin-data-provider.ts'

const day = (time: string | null): string => (time === null ? '' : dayInCity(new Date(time)))

/** CSV export of the requests, without their texts; days are YYYY-MM-DD. */
export const requestsCsv = {
  fileName: 'privacy-requests',
  header: ['Number', 'Kind', 'Name', 'Contact', 'Patient', 'Status', 'Asked', 'Acknowledged', 'Due', 'Answered'],
  toRow: (row: PrivacyRequestRecord) => [
    row.code,
    row.kind,
    row.name,
    row.contact,
    row.patientName,
    row.status,
    day(row.createdAt),
    day(row.acknowledgedAt),
    day(row.dueAt),
    day(row.decidedAt),
  ],
}
