import { caretakerServiceTypeLabels } from '@thodu/api/contract/care/catalogue'
import { dayInCity } from '@thodu/api/contract/time'
import type { CaretakerRecord, UserRecord } from '../admin-data-provider.ts'

const day = (time: string): string => dayInCity(new Date(time))

/** CSV exports of people; days are YYYY-MM-DD. */
export const usersCsv = {
  fileName: 'users',
  header: ['Name', 'Email', 'Phone', 'Role', 'Created'],
  toRow: (row: UserRecord) => [row.name, row.email, row.phone, row.role, day(row.createdAt)],
}
export const caretakersCsv = {
  fileName: 'caretakers',
  header: ['Name', 'Email', 'Phone', 'Services', 'Available', 'Current booking', 'Completed', 'Rating', 'Created'],
  toRow: (row: CaretakerRecord) => [
    row.name,
    row.email,
    row.phone,
    row.serviceTypes.map((type) => caretakerServiceTypeLabels[type]).join(', '),
    row.available ? 'yes' : 'no',
    row.currentBooking?.bookingId,
    row.completedBookings,
    row.averageRating,
    day(row.createdAt),
  ],
}
