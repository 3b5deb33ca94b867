import type { Generated } from 'kysely'
import type { Fixed, IsoTime } from './column-types.ts'

/** Notes of the office about a family; never shown to families or caretakers. */
export interface FamilyNotesTable {
  id: Fixed<string>
  account_id: Fixed<string>
  author_id: Fixed<string>
  author_name: Fixed<string>
  note: Fixed<string>
  created_at: Fixed<IsoTime>
}
/** Somebody far away who may see the days of one booking by a link; the link itself is stored nowhere (rule SHARE-1). */
export interface DayLinksTable {
  id: Fixed<string>
  booking_id: Fixed<string>
  /** What the family calls the reader. */
  name: string
  /** Where the reader lives, a zone of IANA. */
  zone: Fixed<string>
  language: Fixed<'en' | 'te' | 'hi'>
  expires_at: Fixed<IsoTime>
  revoked_at: IsoTime | null
  created_by: Fixed<string>
  /** 1 when the family lets the reader see which tasks were done at a visit. */
  show_tasks: Generated<number>
  /** Hours in which it was opened. */
  opens: Generated<number>
  last_opened_at: IsoTime | null
  created_at: Fixed<IsoTime>
}

/** An account's own calendar, read by programs under an address of its own (rule SHARE-6). */
export interface CalendarFeedsTable {
  account_id: Fixed<string>
  /** Part of the address: a new one ends the one before. */
  serial: number
  revoked_at: IsoTime | null
  last_read_at: IsoTime | null
  created_at: IsoTime
}

/**
 * Whose a planned visit was before it went to somebody else or was planned away, so that calendars can take it back in words.
 * Only triggers write it; kept for thirty days.
 */
export interface LeftVisitsTable {
  id: Fixed<string>
  /** Of a visit that may be there no more. */
  visit_id: Fixed<string>
  booking_id: Fixed<string>
  caretaker_id: Fixed<string | null>
  starts_min: Fixed<number>
  ends_min: Fixed<number>
  revision: Fixed<number>
  created_at: Fixed<IsoTime>
  left_at: Fixed<IsoTime>
}
