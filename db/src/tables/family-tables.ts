import type { Generated } from 'kysely'
import type { Fixed, IsoTime } from './column-types.ts'

/** Notes of the office, never shown to families or caretakers. */
export interface FamilyNotesTable {
  id: Fixed<string>
  account_id: Fixed<string>
  author_id: Fixed<string>
  author_name: Fixed<string>
  note: Fixed<string>
  created_at: Fixed<IsoTime>
}
/** Day links: readers who may see the days of one booking. The link itself is not stored (rule SHARE-1). */
export interface DayLinksTable {
  id: Fixed<string>
  booking_id: Fixed<string>
  /** The family's name for the reader. */
  name: string
  /** IANA name. */
  zone: Fixed<string>
  language: Fixed<'en' | 'te' | 'hi'>
  expires_at: Fixed<IsoTime>
  revoked_at: IsoTime | null
  created_by: Fixed<string>
  /** 1 when the reader also sees the completed tasks of visits. */
  show_tasks: Generated<number>
  /** Number of hours in which the link was opened. */
  opens: Generated<number>
  last_opened_at: IsoTime | null
  created_at: Fixed<IsoTime>
}

/** Calendar feeds of accounts (rule SHARE-6). */
export interface CalendarFeedsTable {
  account_id: Fixed<string>
  /** Part of the address; a new serial ends the previous address. */
  serial: number
  revoked_at: IsoTime | null
  last_read_at: IsoTime | null
  created_at: IsoTime
}

/**
 * Previous caretakers of planned visits that were reassigned or removed, so that calendars can cancel these visits. Only
 * triggers write rows; they are retained for thirty days.
 */
export interface LeftVisitsTable {
  id: Fixed<string>
  /** The visit may no longer exist. */
  visit_id: Fixed<string>
  booking_id: Fixed<string>
  caretaker_id: Fixed<string | null>
  starts_min: Fixed<number>
  ends_min: Fixed<number>
  revision: Fixed<number>
  created_at: Fixed<IsoTime>
  left_at: Fixed<IsoTime>
}
