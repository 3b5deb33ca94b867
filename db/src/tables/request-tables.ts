import type { ColumnType, Generated } from 'kysely'
import type { Fixed, Flag, IsoTime } from './column-types.ts'

/** Requests to the office, newsletter addresses, and selections of customers. */

export interface CallbacksTable {
  id: Fixed<string>
  user_id: Fixed<string>
  service_type: Fixed<string>
  package_id: Fixed<string>
  preferred_time: 'morning' | 'afternoon' | 'evening'
  additional_notes: string
  status: 'open' | 'called' | 'closed'
  note: string | null
  /** Admin who opened it in the inbox last, or changed its state (rule REQ-7). */
  owner_id: string | null
  owned_at: IsoTime | null
  client_timestamp: string
  created_at: Fixed<IsoTime>
  updated_at: IsoTime
}

export interface MessagesTable {
  id: Fixed<string>
  name: string
  /** Latin spelling of a name in other letters (names/latin-spellings.ts), in lower case; otherwise empty. */
  search_name: Generated<string>
  /** Sort key of the name, computed from `name` and `search_name`. */
  name_order: ColumnType<string, never, never>
  email: string
  phone: string
  subject: string
  message: string
  inquiry_type: string
  status: 'new' | 'answered' | 'closed'
  /** The form's honeypot field was filled in (rule REQ-8). */
  probably_spam: Generated<Flag>
  note: string | null
  /** Admin who opened it in the inbox last, or changed its state (rule REQ-7). */
  owner_id: string | null
  owned_at: IsoTime | null
  created_at: Fixed<IsoTime>
  updated_at: IsoTime
}

export interface NewsletterSubscribersTable {
  id: Fixed<string>
  email: string
  created_at: Fixed<IsoTime>
  /** When a mailed link confirmed the address; null before. */
  confirmed_at: IsoTime | null
  /** SHA-256 of the link's token, and when it was mailed. */
  token_hash: string | null
  token_sent_at: IsoTime | null
}

export interface ServiceSelectionsTable {
  id: Fixed<string>
  user_id: Fixed<string>
  service_type: string
  service_name: string
  service_description: string
  user_agent: string
  referrer: string
  client_timestamp: string
  source: 'selection' | 'tracking'
  created_at: Fixed<IsoTime>
}
