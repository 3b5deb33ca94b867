import type { Generated } from 'kysely'
import type { Fixed, IsoTime, JsonText } from './column-types.ts'

/** Assignment history: retained for ever, one open row per booking (rule OFF-19). */
export interface BookingAssignmentsTable {
  seq: Generated<number>
  booking_id: Fixed<string>
  caretaker_id: Fixed<string>
  assigned_at: Fixed<IsoTime>
  /** When care began and ended under this caretaker, as far as known. */
  care_from: IsoTime | null
  care_until: IsoTime | null
  ended_at: IsoTime | null
  ended_by: 'handover' | 'taken_back' | 'correction' | null
  /** Free text of the office; emptied when the family's account is removed. */
  reason: string | null
  /** JSON of the reasons shown to the family (suggestions/family-reasons.ts); removed with its account. */
  chosen_for: Generated<string | null>
  /** When the family accepted the caretaker. */
  welcomed_at: Generated<IsoTime | null>
}

/** Corrections: statuses that an admin set one step back (rule OFF-20). */
export interface BookingCorrectionsTable {
  seq: Generated<number>
  booking_id: Fixed<string>
  from_status: Fixed<string>
  to_status: Fixed<string>
  reason: string
  corrected_by: Fixed<string>
  created_at: Fixed<IsoTime>
}

/** The last change of a subject that its author may still undo, and the state before (rule BOOK-18). */
export interface UndosTable {
  subject_type: Fixed<'booking' | 'callback' | 'message'>
  subject_id: Fixed<string>
  author_id: string
  made_at: IsoTime
  before: JsonText
}
