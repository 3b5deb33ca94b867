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

/** Telephone calls (rule CALL-4). */
export interface CallsTable {
  id: Fixed<string>
  /** Emptied when the family's account is removed. */
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

export interface CallItemsTable {
  call_id: Fixed<string>
  subject_type: Fixed<Subject>
  subject_id: Fixed<string>
}

/** The admin who opened the card of a number last, and when (rule CALL-3). */
export interface CallClaimsTable {
  phone10: Fixed<string>
  by_id: string
  /** Time of the opening; the column dates from a time limit of earlier versions. */
  until: IsoTime
}

/** Failed calls about a subject, and the next try (rule CALL-5). */
export interface CallTriesTable {
  subject_type: Fixed<Subject>
  subject_id: Fixed<string>
  attempts: number
  /** Days with a try. */
  days: number
  last_day: string
  /** Null when no further try follows. */
  next_try_at: IsoTime | null
  given_up: Flag
}

/** WhatsApp messages by their template; the text is not stored (rule CALL-8). */
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
  /** Id at a provider that sends by itself. */
  provider_id: string | null
}
