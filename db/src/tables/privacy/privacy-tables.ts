import type { Fixed, IsoTime } from '../column-types.ts'

/** Consents with the notice that was read; a row is withdrawn once and never rewritten (rule PRIV-C4). */
export interface ConsentsTable {
  id: Fixed<string>
  account_id: Fixed<string>
  purpose: Fixed<'care' | 'messages' | 'news' | 'day-link'>
  notice_version: Fixed<string>
  language: Fixed<'en' | 'te' | 'hi'>
  /** Hash of the notice in that language. */
  text_sha256: Fixed<string>
  on_behalf: Fixed<'self' | 'parent' | 'child' | 'spouse' | 'other'>
  way: Fixed<'site' | 'office' | 'paper'>
  /** The account that recorded it: the person's own, or an admin's. */
  by_id: Fixed<string>
  given_at: Fixed<IsoTime>
  withdrawn_at: IsoTime | null
}

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
