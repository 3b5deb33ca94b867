import type { Fixed, Flag, IsoTime } from '../column-types.ts'

/** Requests about personal data (rule PRIV-R1). */
export interface PrivacyRequestsTable {
  id: Fixed<string>
  /** Number as read out on the phone. */
  code: Fixed<string>
  /**
   * The requester's account, by sign-in or found by the office. Never the family's account when its patient asks for
   * themselves.
   */
  account_id: string | null
  /** The family whose patient asks, as the office found it. */
  family_id: string | null
  name: Fixed<string>
  contact: Fixed<string>
  /** The contact's number in the form of telephone calls; empty for an email address. */
  contact_number: Fixed<string>
  /** Language of a request without sign-in. */
  language: Fixed<'en' | 'te' | 'hi' | null>
  kind: Fixed<'access' | 'correction' | 'erasure' | 'grievance' | 'nomination' | 'withdrawal'>
  text: Fixed<string>
  patient_name: Fixed<string | null>
  /** The requester is the patient, not the family that booked. */
  by_patient: Fixed<Flag>
  keep_from_family: Fixed<Flag>
  family_told_at: IsoTime | null
  status: 'new' | 'acknowledged' | 'waiting' | 'done' | 'refused'
  due_ack_at: Fixed<IsoTime>
  due_at: Fixed<IsoTime>
  /** The next deadline: acknowledgement, then answer. */
  next_due_at: IsoTime
  /** When the office is next reminded; null when no reminder is left. */
  next_alert_at: IsoTime | null
  acknowledged_at: IsoTime | null
  decided_at: IsoTime | null
  answer: string | null
  proof: 'sign-in' | 'call' | 'mail' | 'paper' | null
  proven_at: IsoTime | null
  by_id: string | null
  corrected_by: string | null
  client_event_id: Fixed<string | null>
  /** Admin who entered a request that came by phone or letter (rule PRIV-R8); null if the requester sent it. */
  entered_by: Fixed<string | null>
  entered_way: Fixed<'phone' | 'letter' | null>
  /** Admin who opened it in the inbox last (rule REQ-7). */
  opened_by: string | null
  opened_at: IsoTime | null
  created_at: Fixed<IsoTime>
}

/** Person who acts for an account after its owner's death or incapacity (rule PRIV-R5). */
export interface NomineesTable {
  account_id: Fixed<string>
  name: string
  phone: string
  relation: string
  named_at: IsoTime
}
