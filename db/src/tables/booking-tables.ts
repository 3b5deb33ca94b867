import type { ColumnType, Generated } from 'kysely'
import type { Fixed, Flag, IsoTime, JsonText } from './column-types.ts'

export interface BookingsTable {
  seq: Generated<number>
  id: Fixed<string>
  code: Fixed<string>
  user_id: Fixed<string>
  service_type: Fixed<string>
  service_name: Fixed<string>
  package_id: Fixed<string>
  package_name: Fixed<string>
  /** Package of the code whose hours and duration this one uses; null for a package of the code. */
  hours_of: ColumnType<string | null, string | null | undefined, never>
  /** Whole rupees. */
  price_amount: Fixed<number>
  price_original_amount: Fixed<number>
  price_unit: Fixed<string>
  status: 'pending' | 'confirmed' | 'active' | 'completed' | 'cancelled'
  assigned_caregiver_id: string | null
  assigned_at: IsoTime | null
  /** Computed, for the lists' indexes. */
  is_assigned: ColumnType<Flag, never, never>
  /** Last ten digits of the customer's number, and the address in lower case; computed, for searches of whole values. */
  customer_phone: ColumnType<string | null, never, never>
  customer_email: ColumnType<string | null, never, never>
  /** Last ten digits; computed. */
  emergency_phone: ColumnType<string | null, never, never>
  form_data: JsonText
  patient_details: JsonText
  patient_name: string
  /** YYYY-MM-DD, or null when not given. */
  preferred_start_date: string | null
  /** Customer details as given when booking; emptied when the account is removed. */
  user_info: JsonText
  customer_name: string
  /** Latin spellings of names in other letters, otherwise empty; and computed sort keys. */
  customer_latin: Generated<string>
  patient_latin: Generated<string>
  customer_order: ColumnType<string, never, never>
  patient_order: ColumnType<string, never, never>
  total_form_fields: number
  filled_form_fields: number
  completion_rate: number
  rating: number | null
  review: string | null
  reviewed_at: IsoTime | null
  agreed_to_terms_at: Fixed<IsoTime | null>
  terms_version: Fixed<string | null>
  cancel_reason: string | null
  completed_at: Generated<IsoTime | null>
  /** 'office' when the office booked for a caller; null when the customer booked (rule BOOK-17). */
  made_by: Fixed<'office' | null>
  /** Status before the cancellation, for a correction. */
  cancelled_from: 'pending' | 'confirmed' | 'active' | null
  /** Lower-cased text that `q` searches (rule BOOK-12). */
  search_text: string
  /** Booking time by the client's clock; shown, never trusted. */
  client_timestamp: Fixed<string>
  /** Calendar day of creation in Asia/Kolkata, YYYY-MM-DD. */
  created_day: Fixed<string>
  created_at: Fixed<IsoTime>
  updated_at: IsoTime
}

export interface BookingFilesTable {
  booking_id: string
  document_id: string
  category: string
}

export interface BookingNotesTable {
  id: Fixed<string>
  booking_id: Fixed<string>
  author_id: Fixed<string>
  author_name: Fixed<string>
  note: Fixed<string>
  /** Created by the phone: a note sent twice is stored once. */
  client_event_id: ColumnType<string | null, string | null | undefined, never>
  created_at: Fixed<IsoTime>
}

/** Change requests of families; one open request per booking. */
export interface ChangeRequestsTable {
  id: Fixed<string>
  booking_id: Fixed<string>
  kind: 'another-caretaker' | 'cancel' | 'pause' | 'stop'
  reason: string | null
  from_day: string | null
  until_day: string | null
  words: string | null
  state: 'open' | 'done' | 'declined' | 'withdrawn'
  answer: string | null
  closed_at: IsoTime | null
  created_at: Fixed<IsoTime>
  updated_at: IsoTime
  /** Admin who opened it in the inbox last (rule REQ-7). */
  opened_by: string | null
  opened_at: IsoTime | null
}

/** Triggers update these counts, so that totals need no scan. */
export interface BookingCountsTable {
  day: string
  service_type: string
  status: string
  bookings: number
  ratings: number
  rating_sum: number
}

/** Triggers update these totals. */
export type BookingTotalsTable = Omit<BookingCountsTable, 'day'>

export interface IdempotencyKeysTable {
  account_id: string
  idempotency_key: string
  request_hash: string
  booking_id: string
  created_at: IsoTime
}

export interface DocumentsTable {
  id: Fixed<string>
  owner_id: Fixed<string>
  name: Fixed<string>
  category: Fixed<string | null>
  media_type: Fixed<string>
  size_bytes: Fixed<number>
  /** Random file name below DATA_DIR/uploads. */
  stored_name: Fixed<string>
  sha256: Fixed<string>
  status: 'pending' | 'verified' | 'rejected'
  reason: string | null
  decided_at: IsoTime | null
  uploaded_at: Fixed<IsoTime>
}
