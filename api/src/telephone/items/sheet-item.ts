import type { CallTriesRow } from '@thodu/db'
import { sql } from 'kysely'
import type { CallbackWindow } from '../../contract/care/catalogue.ts'
import type { Language } from '../../contract/people/languages.ts'
import type { CallSubject } from '../../contract/telephone/call-outcomes.ts'

/** Those with these ids alone; all that are due where nothing is named. */
export type Only = { ids: readonly string[] | undefined }

/** Of each kind, more than an office calls in a day; those that are due first. */
export const mostDue = 300

export type Tries = Pick<CallTriesRow, 'attempts' | 'days' | 'last_day' | 'next_try_at'>
/** Something a family is to be called about. */
export type SheetItem = {
  type: CallSubject
  id: string
  /** Null for what was typed on the site by somebody who was not signed in: its name, number and address are anybody's. */
  accountId: string | null
  bookingId: string | null
  phone: string
  name: string
  email: string
  language: Language | null
  /** A booking's id, or what a message is about; the service of what has one. */
  label: string
  about: string
  notes: string
  dueAt: string | null
  window: CallbackWindow | undefined
  tries: Tries | undefined
}

/** The tries of a row that was joined with them. */
export type TriesColumns = { [Name in keyof Tries]: Tries[Name] | null }
/** @returns undefined for what was never tried */
export const triesOf = ({ attempts, days, last_day, next_try_at }: TriesColumns): Tries | undefined =>
  attempts === null || days === null || last_day === null ? undefined : { attempts, days, last_day, next_try_at }

export const triesColumns = [
  'call_tries.attempts',
  'call_tries.days',
  'call_tries.last_day',
  'call_tries.next_try_at',
] as const
/** For queries that join the tries. */
export const notGivenUp = sql<boolean>`coalesce(call_tries.given_up, 0) = 0`
