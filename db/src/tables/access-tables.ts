import type { Fixed, IsoTime } from './column-types.ts'

/** Who looked at whose data: one row per person, subject and hour, kept for a year (docs/decisions/0020-access-log.md). */
export interface AccessLogTable {
  id: Fixed<string>
  /** Start of the hour in UTC. */
  hour: Fixed<IsoTime>
  viewer_id: Fixed<string>
  viewer_name: Fixed<string>
  viewer_email: Fixed<string>
  viewer_role: Fixed<string>
  subject_type: Fixed<'booking' | 'document' | 'family' | 'message' | 'call'>
  /** The id of the subject; of a call that named nothing there is, its method and route. */
  subject_id: Fixed<string>
  /** How often it was opened; 1 when it stood in a list that was answered; how often it was refused. */
  opened: number
  listed: number
  refused: number
  ip_address: string
  first_at: Fixed<IsoTime>
  last_at: IsoTime
}
