import type { Generated } from 'kysely'
import type { Fixed, IsoTime, JsonText } from './column-types.ts'

/** Who cares, from when to when, and why it ended: kept for ever, one open row for a booking (rule OFF-19). */
export interface BookingAssignmentsTable {
  seq: Generated<number>
  booking_id: Fixed<string>
  caretaker_id: Fixed<string>
  assigned_at: Fixed<IsoTime>
  /** When care itself began and ended under this caretaker, as far as it is known. */
  care_from: IsoTime | null
  care_until: IsoTime | null
  ended_at: IsoTime | null
  ended_by: 'handover' | 'taken_back' | 'correction' | null
  /** Free text of the office; emptied when the account of the family is removed. */
  reason: string | null
  /** JSON of the reasons that the family is told (suggestions/family-reasons.ts); goes with its account. */
  chosen_for: Generated<string | null>
  /** When the family said yes. */
  welcomed_at: Generated<IsoTime | null>
}

/** Statuses that an admin set one step back, and why (rule OFF-20). */
export interface BookingCorrectionsTable {
  seq: Generated<number>
  booking_id: Fixed<string>
  from_status: Fixed<string>
  to_status: Fixed<string>
  reason: string
  corrected_by: Fixed<string>
  created_at: Fixed<IsoTime>
}

/** The last change of a thing that its author may still undo, and what stood before (rule BOOK-18). */
export interface UndosTable {
  subject_type: Fixed<'booking' | 'callback' | 'message'>
  subject_id: Fixed<string>
  author_id: string
  made_at: IsoTime
  before: JsonText
}
