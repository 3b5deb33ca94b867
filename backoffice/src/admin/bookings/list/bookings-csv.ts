import { formatDate } from '@thodu/api/contract/formats'
import type { BookingRecord } from '../../admin-data-provider.ts'

export const bookingsCsvHeader = [
  'ID',
  'Customer',
  'Email',
  'Phone',
  'Service',
  'Package',
  'Patient',
  'City',
  'Status',
  'Date',
  'Rating',
  'Caretaker',
] as const

/** One booking as a line of the export; defusing and quoting happen in the shared CSV rule. */
export const toBookingCsvRow = (booking: BookingRecord) => [
  booking.bookingId || booking._id,
  booking.userInfo.name,
  booking.userInfo.email,
  booking.userInfo.phone,
  booking.serviceName,
  booking.packageName,
  booking.patientDetails.patientName,
  booking.patientDetails.city,
  booking.status,
  formatDate(booking.createdAt),
  booking.rating,
  booking.assignedCaregiver?.name,
]
