import type { Generated } from 'kysely'
import type { Fixed, IsoTime, JsonText } from './column-types.ts'

export interface OutboxMailsTable {
  id: Fixed<string>
  /** Emptied with the three below it once a mail about a booking has gone; any other mail leaves the table then. */
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
  /** Which process is sending it, and how long it has for that; nobody where there is one process. */
  claimed_by: Generated<string | null>
  claimed_until: Generated<IsoTime | null>
  /** The booking it is about, and what it says of it; null for every other mail. */
  booking_id: Fixed<string | null>
  template: Fixed<string | null>
  /** Headers beside those of every mail: Reply-To, List-Unsubscribe. Emptied with the text. */
  headers: Generated<JsonText | null>
}
