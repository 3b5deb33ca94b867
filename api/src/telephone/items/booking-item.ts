import { readJson } from '@thodu/db'
import { shownEmail } from '../../accounts/unknown-address.ts'
import { readBookingPhones } from '../../contract/bookings/rules/booking-phones.ts'
import type { Language } from '../../contract/people/languages.ts'
import { type SheetItem, type TriesColumns, triesOf } from './sheet-item.ts'

type BookingRow = {
  id: string
  booking_id: string
  code: string
  user_id: string
  service_type: string
  customer_name: string
  user_info: string
  patient_details: string
  form_data: string
  created_at: string
  email: string
  language: Language | null
} & TriesColumns

/** The given callback number, else the family's own, else the one at the patient's home (rule JRN-18). */
function numberOf({ form_data, ...columns }: BookingRow): string {
  const { callNumber } = readJson<{ callNumber?: unknown }>(form_data)
  const { customer, home } = readBookingPhones(columns)
  return (typeof callNumber === 'string' && callNumber) || customer || home
}

export const toBookingItem = (
  type: 'booking' | 'visit',
  row: BookingRow,
  { since = row.created_at, dueAt }: { since?: string; dueAt: string | null },
): SheetItem => ({
  type,
  id: row.id,
  accountId: row.user_id,
  bookingId: row.booking_id,
  phone: numberOf(row),
  name: row.customer_name,
  email: shownEmail(row.email),
  language: row.language,
  label: row.code,
  about: row.service_type,
  notes: '',
  since,
  dueAt,
  window: undefined,
  tries: triesOf(row),
  opened: null,
})

/** `toBookingItem` also needs id and tries. */
export const callBookingColumns = [
  'bookings.id as booking_id',
  'bookings.code',
  'bookings.user_id',
  'bookings.service_type',
  'bookings.customer_name',
  'bookings.user_info',
  'bookings.patient_details',
  'bookings.form_data',
  'bookings.created_at',
  'accounts.email',
  'accounts.language',
] as const
