import type { Fixed, IsoTime } from '../column-types.ts'

/** What somebody agreed to, and what was read for it; a row is withdrawn once and never rewritten (rule PRIV-C4). */
export interface ConsentsTable {
  id: Fixed<string>
  account_id: Fixed<string>
  purpose: Fixed<'care' | 'messages' | 'news' | 'day-link'>
  notice_version: Fixed<string>
  language: Fixed<'en' | 'te' | 'hi'>
  /** Of the notice as it was read, in that language. */
  text_sha256: Fixed<string>
  on_behalf: Fixed<'self' | 'parent' | 'child' | 'spouse' | 'other'>
  way: Fixed<'site' | 'office' | 'paper'>
  /** Who pressed or wrote it down: the person, or somebody of the office. */
  by_id: Fixed<string>
  given_at: Fixed<IsoTime>
  withdrawn_at: IsoTime | null
}
