import type { Fixed, Flag, IsoTime } from '../column-types.ts'

/** What somebody asks about personal data (rule PRIV-R1). */
export interface PrivacyRequestsTable {
  id: Fixed<string>
  /** The number that is said on a phone. */
  code: Fixed<string>
  /** Who asks: who signed in, or whom the office found. Never the family of a patient who asks for herself. */
  account_id: string | null
  /** The family whose patient asks, as the office found it. */
  family_id: string | null
  name: Fixed<string>
  contact: Fixed<string>
  /** The number of the contact as calls keep it; empty where it is a mail address. */
  contact_number: Fixed<string>
  /** The language it was written in, where nobody signed in. */
  language: Fixed<'en' | 'te' | 'hi' | null>
  kind: Fixed<'access' | 'correction' | 'erasure' | 'grievance' | 'nomination' | 'withdrawal'>
  text: Fixed<string>
  patient_name: Fixed<string | null>
  /** Who asks is the patient, and not the family that booked. */
  by_patient: Fixed<Flag>
  keep_from_family: Fixed<Flag>
  family_told_at: IsoTime | null
  status: 'new' | 'acknowledged' | 'waiting' | 'done' | 'refused'
  due_ack_at: Fixed<IsoTime>
  due_at: Fixed<IsoTime>
  /** What is due next: to say that it came, then the answer. */
  next_due_at: IsoTime
  /** When the office is told of it next; null once there is nothing more to tell. */
  next_alert_at: IsoTime | null
  acknowledged_at: IsoTime | null
  decided_at: IsoTime | null
  answer: string | null
  /** How it is known who asks. */
  proof: 'sign-in' | 'call' | 'mail' | 'paper' | null
  proven_at: IsoTime | null
  by_id: string | null
  /** The row of the log in which something was corrected. */
  corrected_by: string | null
  client_event_id: Fixed<string | null>
  created_at: Fixed<IsoTime>
}

/** Who acts for an account after a death or when its owner no longer can (rule PRIV-R5). */
export interface NomineesTable {
  account_id: Fixed<string>
  name: string
  phone: string
  relation: string
  named_at: IsoTime
}
