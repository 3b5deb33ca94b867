import type { Fixed, IsoTime } from './column-types.ts'

/** One row per person, subject and hour, retained for a year (docs/decisions/0020-access-log.md). */
export interface AccessLogTable {
  id: Fixed<string>
  /** Start of the hour in UTC. */
  hour: Fixed<IsoTime>
  viewer_id: Fixed<string>
  viewer_name: Fixed<string>
  viewer_email: Fixed<string>
  viewer_role: Fixed<string>
  subject_type: Fixed<'booking' | 'document' | 'family' | 'message' | 'call'>
  /** Id of the subject; for a call about a missing subject, its method and route. */
  subject_id: Fixed<string>
  /** Times opened; 1 when listed; times refused. */
  opened: number
  listed: number
  refused: number
  ip_address: string
  first_at: Fixed<IsoTime>
  last_at: IsoTime
}
