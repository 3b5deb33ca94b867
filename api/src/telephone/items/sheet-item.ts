import type { CallTriesRow } from '@thodu/db'
import { sql } from 'kysely'
import type { CallbackWindow } from '../../contract/care/catalogue.ts'
import type { Language } from '../../contract/people/languages.ts'
import type { CallSubject } from '../../contract/telephone/call-outcomes.ts'

/** Undefined returns everything due. */
export type Only = { ids: readonly string[] | undefined }

/** Per kind, more than an office calls in a day. */
export const mostDue = 300

export type Tries = Pick<CallTriesRow, 'attempts' | 'days' | 'last_day' | 'next_try_at'>
export type Opened = { by: string; at: string }
/** Returns who opened a row last, from its two columns. */
export const openedOf = (by: string | null, at: string | null): Opened | null =>
  by === null || at === null ? null : { by, at }

export type SheetItem = {
  type: CallSubject
  id: string
  /** Null for input without an account: its name, number and address are not verified. */
  accountId: string | null
  bookingId: string | null
  phone: string
  name: string
  email: string
  language: Language | null
  /** A booking's code, or a message's subject. `about` is the service, if any. */
  label: string
  about: string
  notes: string
  /** When the request came, the booking was made, or the missed visit should have begun. */
  since: string
  dueAt: string | null
  window: CallbackWindow | undefined
  tries: Tries | undefined
  /** The admin who opened a callback or message last; the opener of other subjects is stored with the number. */
  opened: Opened | null
}

export type TriesColumns = { [Name in keyof Tries]: Tries[Name] | null }
/** Returns undefined for an item that was never tried. */
export const triesOf = ({ attempts, days, last_day, next_try_at }: TriesColumns): Tries | undefined =>
  attempts === null || days === null || last_day === null ? undefined : { attempts, days, last_day, next_try_at }

export const triesColumns = [
  'call_tries.attempts',
  'call_tries.days',
  'call_tries.last_day',
  'call_tries.next_try_at',
] as const
/** For queries that join `call_tries`. */
export const notGivenUp = sql<boolean>`coalesce(call_tries.given_up, 0) = 0`
