import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { dayMs } from '@thodu/api/contract/day-span'
import { KEEPS_NOTHING_KEY, SEEN_PREFIX, seenKey } from '@thodu/api/contract/people/session-keys'
import { readCachedUser, readToken } from './session-store.ts'

/** Days for which a device shows what it saw without asking anybody. */
export const keptDays = 7

/** What is kept: enough to say on the telephone which booking it is, and nothing about anybody's health or home. */
export type SeenBooking = Pick<Booking, 'bookingId' | 'serviceType' | 'status' | 'createdAt'> & {
  startDate: string
}
/** The number that the family is rung at. */
type SeenPerson = Pick<User, 'phone'>
type Values = { person: SeenPerson; care: SeenBooking[] }
type Subject = keyof Values
type Kept<Value> = { keptAt: string; value: Value }

/** `user`, `bookings` and `callbacks` are what versions before kept whole and without a day. */
const swept = new RegExp(`^${SEEN_PREFIX}\\..*\\.(person|care|user|bookings|callbacks)$`)

/** When a token ends, in ms; undefined for what is no token of ours. */
export function tokenEnd(token: string): number | undefined {
  try {
    const claims = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const { exp } = JSON.parse(atob(claims)) as { exp?: number }
    return exp && exp * 1_000
  } catch {
    return undefined
  }
}

/** Whether there is a token that has not ended by itself; only the server knows more. */
export const hasSession = (now = Date.now()): boolean => {
  const token = readToken()
  return token !== null && now < (tokenEnd(token) ?? Number.POSITIVE_INFINITY)
}

function parseKept(text: string | null): Kept<unknown> | undefined {
  try {
    const kept = JSON.parse(text ?? 'null') as Kept<unknown> | null
    return kept?.keptAt ? kept : undefined
  } catch {
    return undefined
  }
}

/** A day ahead is a clock that was set right meanwhile: how old that is nobody knows. */
const isRecent = (age: number): boolean => age < keptDays * dayMs && -age < dayMs

export const keepsHere = (): boolean => localStorage.getItem(KEEPS_NOTHING_KEY) === null

/** Takes away what was kept too long, what no session stands behind, and what nobody wants kept (rule JRN-19). */
export function sweepKept(now = Date.now()): void {
  const mayStay = keepsHere() && hasSession(now)
  for (const key of Object.keys(localStorage)) {
    if (!swept.test(key)) continue
    const kept = parseKept(localStorage.getItem(key))
    if (!(mayStay && kept && isRecent(now - Date.parse(kept.keptAt)))) localStorage.removeItem(key)
  }
}

/** Keeps a value of the signed-in account on this device, where the device may keep anything. */
export function keep<Name extends Subject>(subject: Name, value: Values[Name]): void {
  const id = readCachedUser()?._id
  if (id === undefined || !keepsHere()) return
  const kept: Kept<Values[Name]> = { keptAt: new Date().toISOString(), value }
  try {
    localStorage.setItem(seenKey(id, subject), JSON.stringify(kept))
  } catch {
    // A full storage: then there is nothing to show without a line, and drafts need the room more.
    localStorage.removeItem(seenKey(id, subject))
  }
}

export const keepPerson = ({ phone }: User): void => keep('person', { phone })

/** What this device kept for the account that is signed in, and when; undefined once it may not be shown any more. */
export function readKept<Name extends Subject>(subject: Name): Kept<Values[Name]> | undefined {
  sweepKept()
  const id = readCachedUser()?._id
  const kept = id === undefined ? undefined : parseKept(localStorage.getItem(seenKey(id, subject)))
  // Written by this file alone, in this shape: older ones lack the day and were swept.
  return kept as Kept<Values[Name]> | undefined
}
