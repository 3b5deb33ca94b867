import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { dayInCity } from '@thodu/api/contract/time'

/** Days are YYYY-MM-DD, which every spreadsheet reads as dates; amounts are whole rupees. */
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
  'Price (INR)',
  'Price unit',
  'Start date',
  'Preferred time',
  'Address',
  'Pincode',
  'Form completion (%)',
  'Last change',
  'Completed',
] as const

/** One booking as a CSV row; the shared CSV code quotes it and defuses formulas. */
export const toBookingCsvRow = (booking: Booking) => [
  booking.bookingId || booking._id,
  booking.userInfo.name,
  booking.userInfo.email,
  booking.userInfo.phone,
  booking.serviceName,
  booking.packageName,
  booking.patientDetails.patientName,
  booking.patientDetails.city,
  booking.status,
  dayInCity(new Date(booking.createdAt)),
  booking.rating,
  booking.assignedCaregiver?.name,
  booking.price.amount,
  booking.price.unit,
  booking.date,
  booking.time,
  booking.patientDetails.address,
  booking.patientDetails.pincode,
  booking.completionRate,
  dayInCity(new Date(booking.updatedAt)),
  booking.completedAt && dayInCity(new Date(booking.completedAt)),
]
