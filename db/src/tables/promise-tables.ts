import type { Fixed, IsoTime } from './column-types.ts'

type Kind = 'call' | 'match' | 'verification' | 'caregiver' | 'callback' | 'reply' | 'rematch'

/** What a family was promised, until when, and what became of it (rule PROM-1). */
export interface PromisesTable {
  id: Fixed<string>
  subject_type: Fixed<'booking' | 'callback' | 'message'>
  subject_id: Fixed<string>
  kind: Fixed<Kind>
  /** 0, and one more each time the same is promised again. */
  round: Fixed<number>
  clock: Fixed<'always' | 'office'>
  started_at: Fixed<IsoTime>
  due_at: Fixed<IsoTime>
  /** Calendar day of `due_at` in the city, which it is counted under. */
  due_day: Fixed<string>
  /** `due_at` and the minutes it was held for. */
  ends_at: IsoTime
  held_minutes: number
  /** When the office is to be told next; null when there is nothing left to tell. */
  next_alert_at: IsoTime | null
  met_at: IsoTime | null
  /** Its own end, once that has passed without the deed. */
  broken_noted_at: IsoTime | null
  /** Since when nobody waits for it any more. */
  closed_at: IsoTime | null
  void_at: IsoTime | null
  void_reason: 'cancelled' | 'completed' | 'closed' | 'undone' | 'erased' | null
  reason_code:
    | 'family-unreachable'
    | 'family-asked'
    | 'no-caretaker'
    | 'our-delay'
    | 'no-network'
    | 'outside-area'
    | 'other'
    | null
  /** Free text of the office; emptied when the account of the family is removed. */
  reason_note: string | null
  reason_by: string | null
  reason_at: IsoTime | null
}

/** Times in which the clock of a promise stood still (rule PROM-6). */
export interface PromiseHoldsTable {
  id: Fixed<string>
  promise_id: Fixed<string>
  from_at: Fixed<IsoTime>
  until_at: Fixed<IsoTime>
  reason: string
  by_id: Fixed<string>
  created_at: Fixed<IsoTime>
}

/** What the office was told about a promise: each level once (rule PROM-8). */
export interface PromiseAlertsTable {
  promise_id: Fixed<string>
  level: Fixed<'soon' | 'due' | 'late'>
  at: Fixed<IsoTime>
}

/** One row per day and kind, kept by triggers. */
export interface PromiseCountsTable {
  day: string
  kind: Kind
  kept: number
  broken: number
}
