import type { Generated } from 'kysely'
import type { Fixed, IsoTime } from './column-types.ts'

/** A day of the city, YYYY-MM-DD. */
export type DayText = string
/** Minutes since 1970-01-01T00:00Z. */
export type EpochMinutes = number
/** Day, night, live-in (24 hours), single session. */
export type ShiftCode = 'D' | 'N' | 'L' | 'S'
export type VisitStatus = 'planned' | 'started' | 'done' | 'missed' | 'skipped' | 'cancelled'
export type VisitIncidentKind = 'fall' | 'unwell' | 'refused' | 'hospital' | 'not-safe' | 'something-missing' | 'other'
export type VisitIncidentStatus = 'new' | 'seen' | 'closed'
export type VisitProof = 'code' | 'family' | 'office' | 'none'

/** The planned visits of a booking: first day, weekdays and number; one row per booking. */
export interface RostersTable {
  booking_id: Fixed<string>
  starts_on: DayText
  /** Last day on which a visit may begin; null without an end. */
  ends_on: DayText | null
  /** Bit n is weekday n, Sunday is 0. */
  days_mask: number
  mode: 'visits' | 'two-shifts' | 'live-in'
  /** Number of care days or sessions in the package; null without an end. */
  units_total: number | null
  pause_from: DayText | null
  pause_until: DayText | null
  /** Last day for which visits were created. */
  generated_until: DayText | null
  revision: Generated<number>
  created_at: Fixed<IsoTime>
  updated_at: IsoTime
}

export interface RosterShiftsTable {
  booking_id: Fixed<string>
  code: Fixed<ShiftCode>
  /** Minutes after midnight in the city. */
  start_min: number
  minutes: number
}

/** Caretaker for a weekday instead of the booking's caretaker; null when none is assigned. */
export interface RosterRulesTable {
  id: Fixed<string>
  booking_id: Fixed<string>
  code: Fixed<ShiftCode>
  weekday: Fixed<number>
  caretaker_id: string | null
  from_day: Fixed<DayText>
  to_day: DayText | null
}

/** Tasks to tick at the end of each visit, as the office chose, by their catalogue code. */
export interface RosterTasksTable {
  booking_id: Fixed<string>
  code: Fixed<string>
}

/** One visit of a caretaker. A row with recorded events is never removed. */
export interface VisitsTable {
  id: Fixed<string>
  booking_id: Fixed<string>
  /** The day on which the visit begins as planned. */
  service_day: Fixed<DayText>
  code: Fixed<ShiftCode>
  /** 0, and 1, 2 … for further visits of the same day and shift. */
  ordinal: Generated<number>
  starts_min: EpochMinutes
  ends_min: EpochMinutes
  caretaker_id: string | null
  status: Generated<VisitStatus>
  reason: Generated<string | null>
  /** Author of the reason; null for the office, whose reasons stay internal. */
  reason_by: Generated<'family' | null>
  /** The visit that this one replaces; each is moved or replaced once. */
  origin_visit_id: Fixed<string | null>
  origin_kind: Fixed<'moved' | 'replacement' | null>
  /** Number of moves by the family. */
  moves: Generated<number>
  charge: Generated<'due' | 'waived' | 'none'>
  waive_reason: Generated<string | null>
  /** The caretaker's note to the family; erased with its account. */
  family_words: Generated<string | null>
  /** Price, number among the charged visits, and version of the terms; null until charged, then fixed. */
  charge_amount: Generated<number | null>
  charge_no: Generated<number | null>
  charge_terms: Generated<number | null>
  started_min: Generated<EpochMinutes | null>
  ended_min: Generated<EpochMinutes | null>
  start_proof: Generated<VisitProof | null>
  end_proof: Generated<VisitProof | null>
  /** The family's complaint, its last change, and the office's action. */
  remark: Generated<string | null>
  remark_at: Generated<IsoTime | null>
  remark_closed_at: Generated<IsoTime | null>
  remark_done: Generated<string | null>
  /** When the family reported that the caretaker had not come; set once. */
  absent_reported_at: Generated<IsoTime | null>
  /** When the team was notified that the visit had not begun; set once. */
  missing_told_at: Generated<IsoTime | null>
  /** When it was changed by hand; replanning leaves it unchanged. */
  edited_at: Generated<IsoTime | null>
  revision: Generated<number>
  created_at: Fixed<IsoTime>
  updated_at: IsoTime
}

export interface TimeOffTable {
  id: Fixed<string>
  caretaker_id: Fixed<string>
  starts_min: Fixed<EpochMinutes>
  ends_min: Fixed<EpochMinutes>
  kind: Fixed<'day-off' | 'sick' | 'leave' | 'other'>
  status: 'requested' | 'approved' | 'declined' | 'withdrawn'
  reason: string
  decided_by: string | null
  decided_at: IsoTime | null
  created_at: Fixed<IsoTime>
  /** First row of a request split into rows of 30 days; null for the first. */
  part_of: Generated<string | null>
}

/**
 * Changes of planned visits of the next 48 hours, until their caretakers confirm them. Only triggers add rows; they are
 * retained for thirty days.
 */
export interface ScheduleChangesTable {
  /** The visit may no longer exist. */
  visit_id: Fixed<string>
  caretaker_id: Fixed<string>
  booking_id: Fixed<string>
  /** The times that the caretaker last confirmed, or had before the change; null for a visit unknown to them. */
  known_from: EpochMinutes | null
  known_until: EpochMinutes | null
  changed_at: IsoTime
  /** When the office opened the message to the caretaker, and who did. */
  told_at: Generated<IsoTime | null>
  told_by: Generated<string | null>
  confirmed_at: Generated<IsoTime | null>
  /** When the caretaker's devices were notified, and how often that was tried. */
  pushed_at: Generated<IsoTime | null>
  push_attempts: Generated<number>
}

/** Occupied times of caretakers; only triggers write rows. */
export interface CaretakerBusyTable {
  caretaker_id: Fixed<string>
  starts_min: Fixed<EpochMinutes>
  ends_min: Fixed<EpochMinutes>
  subject_id: Fixed<string>
  visit_id: Fixed<string | null>
  time_off_id: Fixed<string | null>
}

/** Recorded starts and ends of visits; append-only. Another row withdraws a start made by mistake. */
export interface VisitEventsTable {
  id: Fixed<string>
  visit_id: Fixed<string>
  kind: Fixed<'start' | 'end'>
  occurred_at: Fixed<IsoTime>
  received_at: Fixed<IsoTime>
  proof: Fixed<VisitProof>
  /** Free text; erased with the family's account, and never changed otherwise. */
  reason: string | null
  /** Created by the sender: an event sent twice is stored once. */
  client_event_id: Fixed<string>
  by_account: Fixed<string>
  withdrawn_of: Fixed<string | null>
}

/** Attempts at a door code: at most five each for start and end of a visit. */
export interface VisitCodeTriesTable {
  visit_id: Fixed<string>
  kind: Fixed<'start' | 'end'>
  tries: number
}

export interface VisitNotesTable {
  id: Fixed<string>
  visit_id: Fixed<string>
  author_id: Fixed<string>
  text: string
  client_event_id: Fixed<string>
  created_at: Fixed<IsoTime>
}

/** Task results ticked at the end of a visit; erased with the family's account. */
export interface VisitTasksTable {
  visit_id: Fixed<string>
  code: Fixed<string>
  result: Fixed<'done' | 'not-done' | 'refused'>
}

/** Incidents reported by caretakers; erased with the family's account. */
export interface VisitIncidentsTable {
  id: Fixed<string>
  visit_id: Fixed<string>
  kind: Fixed<VisitIncidentKind>
  /** Only the office reads this text. */
  text: Fixed<string | null>
  occurred_at: Fixed<IsoTime>
  by_account: Fixed<string>
  /** Created by the sender: an incident sent twice is stored once. */
  client_event_id: Fixed<string>
  status: VisitIncidentStatus
  /** The office's note, and its action once closed. */
  office_note: Generated<string | null>
  seen_by: Generated<string | null>
  closed_by: Generated<string | null>
  closed_at: Generated<IsoTime | null>
  /** When the office notified the family, which then sees kind and time. */
  told_family_at: Generated<IsoTime | null>
  /** When the mail to the team is due, together with other incidents of that minute. */
  mailed_at: Fixed<IsoTime>
  created_at: Fixed<IsoTime>
}

/** The question to a caretaker whether they take a visit; rows with the same id are one question about several visits. */
export interface OffersTable {
  id: Fixed<string>
  visit_id: Fixed<string>
  caretaker_id: Fixed<string>
  /** Revision of the visit when it was offered: every change of the visit ends the offer. */
  visit_revision: Fixed<number>
  starts_min: Fixed<EpochMinutes>
  /** Whether the first yes gets the visit, or the office chooses among those who said yes. */
  decides: Fixed<'first-yes' | 'office'>
  answer: 'yes' | 'no' | null
  answered_at: IsoTime | null
  withdrawn_at: IsoTime | null
  asked_by: Fixed<string>
  created_at: Fixed<IsoTime>
}
