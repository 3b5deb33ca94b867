import type { Fixed, Flag, IsoTime } from './column-types.ts'

type Outcome =
  | 'reached'
  | 'call-again'
  | 'no-answer'
  | 'busy'
  | 'switched-off'
  | 'wrong-number'
  | 'not-interested'
  | 'booked'
type Subject = 'booking' | 'callback' | 'message' | 'visit'

/** A call that was made or taken, once somebody has said what came of it (rule CALL-4). */
export interface CallsTable {
  id: Fixed<string>
  /** Emptied when the account of the family is removed. */
  phone10: string
  direction: Fixed<'out' | 'in'>
  outcome: Fixed<Outcome>
  note: string | null
  next_try_at: Fixed<IsoTime | null>
  by_id: Fixed<string>
  client_call_id: Fixed<string>
  /** Calendar day in the city. */
  day: Fixed<string>
  created_at: Fixed<IsoTime>
}

/** What a call was about. */
export interface CallItemsTable {
  call_id: Fixed<string>
  subject_type: Fixed<Subject>
  subject_id: Fixed<string>
}

/** Who calls a family now, and until when the others wait (rule CALL-3). */
export interface CallClaimsTable {
  phone10: Fixed<string>
  by_id: string
  until: IsoTime
}

/** How often a call about something was tried in vain, and when it is tried again (rule CALL-5). */
export interface CallTriesTable {
  subject_type: Fixed<Subject>
  subject_id: Fixed<string>
  attempts: number
  /** Days on which it was tried. */
  days: number
  last_day: string
  /** Null where nobody tries again. */
  next_try_at: IsoTime | null
  given_up: Flag
}
