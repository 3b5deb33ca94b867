import type { Generated } from 'kysely'
import type { Fixed, IsoTime, JsonText } from './column-types.ts'

export interface OutboxMailsTable {
  id: Fixed<string>
  /** Emptied with the three columns below once a mail about a booking was sent; any other mail is deleted then. */
  recipient: string
  subject: string
  text_body: string
  html_body: string
  status: 'waiting' | 'sent' | 'failed'
  attempts: number
  next_attempt_at: IsoTime
  last_error: string | null
  created_at: Fixed<IsoTime>
  sent_at: IsoTime | null
  /** Lease holder and expiry; null with one process. */
  claimed_by: Generated<string | null>
  claimed_until: Generated<IsoTime | null>
  /** Booking and template of a mail about a booking; null for other mails. */
  booking_id: Fixed<string | null>
  template: Fixed<string | null>
  /** Additional headers: Reply-To, List-Unsubscribe. Emptied with the text. */
  headers: Generated<JsonText | null>
}
