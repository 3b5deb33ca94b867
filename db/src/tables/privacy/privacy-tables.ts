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
