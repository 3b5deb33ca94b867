import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { dayMs } from '@thodu/api/contract/day-span'
import { KEEPS_NOTHING_KEY, SEEN_PREFIX, seenKey } from '@thodu/api/contract/people/session-keys'
import { readCachedUser, readToken } from './session-store.ts'

export const storedDays = 7

/** The stored part of a booking: enough to name it on the telephone, nothing about health or address. */
export type SeenBooking = Pick<Booking, 'bookingId' | 'serviceType' | 'status' | 'createdAt'> & {
  startDate: string
}
/** The number on which the team calls the family. */
type SeenPerson = Pick<User, 'phone'>
type Values = { person: SeenPerson; care: SeenBooking[] }
type Subject = keyof Values
type Stored<Value> = { keptAt: string; value: Value }

/** Earlier versions stored `user`, `bookings` and `callbacks` whole and without a date. */
const swept = new RegExp(`^${SEEN_PREFIX}\\..*\\.(person|care|user|bookings|callbacks)$`)

/** Returns when a token expires, in ms since the epoch; undefined for an unreadable token. */
export function tokenEnd(token: string): number | undefined {
  try {
    const claims = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const { exp } = JSON.parse(atob(claims)) as { exp?: number }
    return exp && exp * 1_000
  } catch {
    return undefined
  }
}

/** Whether there is a token that has not expired; only the server can confirm it. */
export const hasSession = (now = Date.now()): boolean => {
  const token = readToken()
  return token !== null && now < (tokenEnd(token) ?? Number.POSITIVE_INFINITY)
}

function parseKept(text: string | null): Stored<unknown> | undefined {
  try {
    const kept = JSON.parse(text ?? 'null') as Stored<unknown> | null
    return kept?.keptAt ? kept : undefined
  } catch {
    return undefined
  }
}

/** A date more than a day ahead comes from a clock that was corrected later, so the age is unknown. */
const isRecent = (age: number): boolean => age < storedDays * dayMs && -age < dayMs

export const storesHere = (): boolean => localStorage.getItem(KEEPS_NOTHING_KEY) === null

/** Deletes values that are too old, have no session, or that the person does not want stored (rule JRN-19). */
export function sweepKept(now = Date.now()): void {
  const mayStay = storesHere() && hasSession(now)
  for (const key of Object.keys(localStorage)) {
    if (!swept.test(key)) continue
    const kept = parseKept(localStorage.getItem(key))
    if (!(mayStay && kept && isRecent(now - Date.parse(kept.keptAt)))) localStorage.removeItem(key)
  }
}

export function storeHere<Name extends Subject>(subject: Name, value: Values[Name]): void {
  const id = readCachedUser()?._id
  if (id === undefined || !storesHere()) return
  const kept: Stored<Values[Name]> = { keptAt: new Date().toISOString(), value }
  try {
    localStorage.setItem(seenKey(id, subject), JSON.stringify(kept))
  } catch {
    // The storage is full, and drafts need the room more.
    localStorage.removeItem(seenKey(id, subject))
  }
}

export const storePerson = ({ phone }: User): void => storeHere('person', { phone })

/** Returns the value stored for the signed-in account and its date; undefined when it may no longer be shown. */
export function readKept<Name extends Subject>(subject: Name): Stored<Values[Name]> | undefined {
  sweepKept()
  const id = readCachedUser()?._id
  const kept = id === undefined ? undefined : parseKept(localStorage.getItem(seenKey(id, subject)))
  // Only this file writes the value, in this shape; older values have no date and were removed.
  return kept as Stored<Values[Name]> | undefined
}
