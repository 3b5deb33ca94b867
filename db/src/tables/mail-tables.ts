import type { Generated } from 'kysely'
import type { Fixed, IsoTime } from './column-types.ts'

export interface OutboxMailsTable {
  id: Fixed<string>
  recipient: Fixed<string>
  subject: Fixed<string>
  text_body: Fixed<string>
  html_body: Fixed<string>
  status: 'waiting' | 'sent' | 'failed'
  attempts: number
  next_attempt_at: IsoTime
  last_error: string | null
  created_at: Fixed<IsoTime>
  sent_at: IsoTime | null
  /** Which process is sending it, and how long it has for that; nobody where there is one process. */
  claimed_by: Generated<string | null>
  claimed_until: Generated<IsoTime | null>
}
