import type { Fixed, IsoTime } from './column-types.ts'

type Kind = 'call' | 'match' | 'verification' | 'caregiver' | 'callback' | 'reply' | 'rematch'

/** Promises to families (rule PROM-1). */
export interface PromisesTable {
  id: Fixed<string>
  subject_type: Fixed<'booking' | 'callback' | 'message'>
  subject_id: Fixed<string>
  kind: Fixed<Kind>
  /** 0, increased each time the same is promised again. */
  round: Fixed<number>
  clock: Fixed<'always' | 'office'>
  started_at: Fixed<IsoTime>
  due_at: Fixed<IsoTime>
  /** Day of `due_at` in the city, for counting. */
  due_day: Fixed<string>
  /** `due_at` plus the minutes of holds. */
  ends_at: IsoTime
  held_minutes: number
  /** When the office is next notified; null when no notification is left. */
  next_alert_at: IsoTime | null
  met_at: IsoTime | null
  /** The due time, once it has passed without fulfilment. */
  broken_noted_at: IsoTime | null
  /** Since when the family no longer waits for it. */
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
  /** Free text of the office; emptied when the family's account is removed. */
  reason_note: string | null
  reason_by: string | null
  reason_at: IsoTime | null
}

/** Times in which a promise's clock was stopped (rule PROM-6). */
export interface PromiseHoldsTable {
  id: Fixed<string>
  promise_id: Fixed<string>
  from_at: Fixed<IsoTime>
  until_at: Fixed<IsoTime>
  reason: string
  by_id: Fixed<string>
  created_at: Fixed<IsoTime>
}

/** Notifications of the office about a promise, one per level (rule PROM-8). */
export interface PromiseAlertsTable {
  promise_id: Fixed<string>
  level: Fixed<'soon' | 'due' | 'late'>
  at: Fixed<IsoTime>
}

/** Triggers update these counts. */
export interface PromiseCountsTable {
  day: string
  kind: Kind
  kept: number
  broken: number
}
