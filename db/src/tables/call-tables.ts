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

/** A message that was handed to a messenger, by its template; its text is kept nowhere (rule CALL-8). */
export interface CommunicationsTable {
  id: Fixed<string>
  booking_id: Fixed<string>
  sent_to: Fixed<'family' | 'emergency' | 'caretaker'>
  channel: Fixed<'whatsapp' | 'sms' | 'call' | 'mail'>
  template: Fixed<string>
  language: Fixed<'en' | 'te' | 'hi'>
  state: 'opened' | 'sent' | 'not-sent' | 'delivered' | 'failed'
  /** Why it was sent although the family had switched messages off; emptied when the account is removed. */
  reason: string | null
  by_id: Fixed<string>
  created_at: Fixed<IsoTime>
  settled_at: IsoTime | null
  /** What a provider that sends by itself calls it. */
  provider_id: string | null
}
