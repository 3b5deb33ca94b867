import type { Generated } from 'kysely'
import type { Fixed, IsoTime } from './column-types.ts'

/** A day of the city, YYYY-MM-DD. */
export type DayText = string
/** Minutes since 1970-01-01T00:00Z. */
export type EpochMinutes = number
/** Day, night, live-in (24 hours), single session. */
export type ShiftCode = 'D' | 'N' | 'L' | 'S'
export type VisitStatus = 'planned' | 'started' | 'done' | 'missed' | 'skipped' | 'cancelled'
export type VisitTroubleKind = 'fall' | 'unwell' | 'refused' | 'hospital' | 'not-safe' | 'something-missing' | 'other'
export type VisitTroubleStatus = 'new' | 'seen' | 'closed'
export type VisitProof = 'code' | 'family' | 'office' | 'none'

/** What the office planned for a booking: from when, which weekdays, how many visits; one for a booking. */
export interface RostersTable {
  booking_id: Fixed<string>
  starts_on: DayText
  /** The last day on which a visit may begin; null where the package has no end. */
  ends_on: DayText | null
  /** Bit n is weekday n, Sunday is 0. */
  days_mask: number
  mode: 'visits' | 'two-shifts' | 'live-in'
  /** How many care days or sessions the package holds; null where it has no end. */
  units_total: number | null
  pause_from: DayText | null
  pause_until: DayText | null
  /** Up to which day visits have been made. */
  generated_until: DayText | null
  revision: Generated<number>
  created_at: Fixed<IsoTime>
  updated_at: IsoTime
}

/** The hours of one care day. */
export interface RosterShiftsTable {
  booking_id: Fixed<string>
  code: Fixed<ShiftCode>
  /** Minutes after midnight in the city. */
  start_min: number
  minutes: number
}

/** Who comes on a weekday instead of the booking's caretaker; null means that nobody is chosen yet. */
export interface RosterRulesTable {
  id: Fixed<string>
  booking_id: Fixed<string>
  code: Fixed<ShiftCode>
  weekday: Fixed<number>
  caretaker_id: string | null
  from_day: Fixed<DayText>
  to_day: DayText | null
}

/** What a caretaker is asked about at the end of each visit: as the office chose, by its code of the catalogue. */
export interface RosterTasksTable {
  booking_id: Fixed<string>
  code: Fixed<string>
}

/** One time that somebody comes. Never removed once something happened on it. */
export interface VisitsTable {
  id: Fixed<string>
  booking_id: Fixed<string>
  /** The day it belongs to: the one on which it begins as planned. */
  service_day: Fixed<DayText>
  code: Fixed<ShiftCode>
  /** 0, and 1, 2 … for further visits of the same day and shift. */
  ordinal: Generated<number>
  starts_min: EpochMinutes
  ends_min: EpochMinutes
  caretaker_id: string | null
  status: Generated<VisitStatus>
  /** Why it was skipped, missed or cancelled, in somebody's words. */
  reason: Generated<string | null>
  /** Whose words they are; null for the office's, which it alone reads. */
  reason_by: Generated<'family' | null>
  /** The visit that this one stands for: each is moved or replaced once. */
  origin_visit_id: Fixed<string | null>
  origin_kind: Fixed<'moved' | 'replacement' | null>
  /** How often the family has moved it. */
  moves: Generated<number>
  charge: Generated<'due' | 'waived' | 'none'>
  /** Why it is not to be paid although it was given: the office's words. */
  waive_reason: Generated<string | null>
  /** What who was there left for the family; forgotten with its account. */
  family_words: Generated<string | null>
  /** What it cost, the how-manieth it was of which version of the terms; null until it is charged, and kept from then on. */
  charge_amount: Generated<number | null>
  charge_no: Generated<number | null>
  charge_terms: Generated<number | null>
  started_min: Generated<EpochMinutes | null>
  ended_min: Generated<EpochMinutes | null>
  start_proof: Generated<VisitProof | null>
  end_proof: Generated<VisitProof | null>
  /** What the family says was wrong with it, when it said so last, and what the office did about it. */
  remark: Generated<string | null>
  remark_at: Generated<IsoTime | null>
  remark_closed_at: Generated<IsoTime | null>
  remark_done: Generated<string | null>
  /** When the family said that nobody came; set once. */
  absent_reported_at: Generated<IsoTime | null>
  /** When the team was told that nobody began it; once. */
  missing_told_at: Generated<IsoTime | null>
  /** When somebody changed it by hand: planning anew leaves it alone. */
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
  /** The first row of a request that takes several, 30 days each; null for the first. */
  part_of: Generated<string | null>
}

/** When somebody is not free. Only triggers write it. */
export interface CaretakerBusyTable {
  caretaker_id: Fixed<string>
  starts_min: Fixed<EpochMinutes>
  ends_min: Fixed<EpochMinutes>
  /** The id of the visit or of the time off. */
  subject_id: Fixed<string>
  visit_id: Fixed<string | null>
  time_off_id: Fixed<string | null>
}

/** That a visit began or ended, as it was said; append-only. A start pressed by mistake is withdrawn by a row of its own. */
export interface VisitEventsTable {
  id: Fixed<string>
  visit_id: Fixed<string>
  kind: Fixed<'start' | 'end'>
  occurred_at: Fixed<IsoTime>
  received_at: Fixed<IsoTime>
  proof: Fixed<VisitProof>
  /** Somebody's words; forgotten with the family's account, and changed in no other way. */
  reason: string | null
  /** Made by whoever says it: said twice, it is kept once. */
  client_event_id: Fixed<string>
  by_account: Fixed<string>
  /** The event that this row takes back. */
  withdrawn_of: Fixed<string | null>
}

/** How often a code was tried at the door: five times for each end of a visit. */
export interface VisitCodeTriesTable {
  visit_id: Fixed<string>
  kind: Fixed<'start' | 'end'>
  tries: number
}

/** What a visitor leaves for the next one. */
export interface VisitNotesTable {
  id: Fixed<string>
  visit_id: Fixed<string>
  author_id: Fixed<string>
  text: string
  client_event_id: Fixed<string>
  created_at: Fixed<IsoTime>
}

/** What came of each thing that was asked for, as who was there ticked it at the end; forgotten with the family's account. */
export interface VisitTasksTable {
  visit_id: Fixed<string>
  code: Fixed<string>
  result: Fixed<'done' | 'not-done' | 'refused'>
}

/** That something is wrong with a visit, as who goes there says it; gone with the family's account. */
export interface VisitTroublesTable {
  id: Fixed<string>
  visit_id: Fixed<string>
  kind: Fixed<VisitTroubleKind>
  /** Somebody's words, for the office alone. */
  text: Fixed<string | null>
  occurred_at: Fixed<IsoTime>
  by_account: Fixed<string>
  /** Made by whoever says it: said twice, it is kept once. */
  client_event_id: Fixed<string>
  status: VisitTroubleStatus
  /** What the office noted, and what it did once it is closed. */
  office_note: Generated<string | null>
  seen_by: Generated<string | null>
  closed_by: Generated<string | null>
  closed_at: Generated<IsoTime | null>
  /** When the office had told the family: from then on it reads kind and time. */
  told_family_at: Generated<IsoTime | null>
  /** When the mail goes that tells the team of it, with whatever else came in that minute. */
  mailed_at: Fixed<IsoTime>
  created_at: Fixed<IsoTime>
}
