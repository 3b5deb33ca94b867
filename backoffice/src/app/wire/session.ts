import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import { roles } from '@thodu/api/contract/people/roles'
import {
  ATTEMPTED_KEY,
  adoptDrafts,
  endSession,
  forgetPerson,
  NOTICE_KEY,
  TOKEN_KEY,
  USER_KEY,
} from '@thodu/api/contract/people/session-keys'

const stores = () => ({ local: localStorage, session: sessionStorage })

export type SessionUser = Pick<User, '_id' | 'name' | 'email' | 'role' | 'passwordIsInitial'>

export const readToken = (): string | null => localStorage.getItem(TOKEN_KEY)

/** The account as last seen, to paint the first screen before the server confirms it; null when absent or damaged. */
export function readCachedUser(): SessionUser | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(USER_KEY) ?? 'null')
    return isSessionUser(value) ? value : null
  } catch {
    return null
  }
}

function isSessionUser(value: unknown): value is SessionUser {
  if (typeof value !== 'object' || value === null) return false
  const user = value as Record<string, unknown>
  const texts = [user._id, user.name, user.email]
  return texts.every((text) => typeof text === 'string') && roles.some((role) => role === user.role)
}

export function cacheUser({ _id, name, email, role, passwordIsInitial }: SessionUser): void {
  adoptDrafts(stores(), _id)
  localStorage.setItem(USER_KEY, JSON.stringify({ _id, name, email, role, passwordIsInitial }))
}

/** The session ended by itself: nobody is signed in, what was typed stays in this tab for the same account. */
export const forgetSession = (): void => endSession(stores())

/** The person signs out: nothing of theirs stays for the next person at this device, what was pressed and not sent neither. */
export const forgetSignedOut = (): void => forgetPerson(stores())

/** Why the sign-in page is shown; the site says it in its own words. */
type SignInNotice = 'ended'

/** Remembers where the person wanted to go, for the way back after sign-in (rule WHO-3). */
export function rememberAttempted(notice?: SignInNotice): void {
  sessionStorage.setItem(ATTEMPTED_KEY, location.pathname + location.search)
  if (notice) sessionStorage.setItem(NOTICE_KEY, notice)
}

/** Absolute addresses: they lie outside the back office's router. */
export const loginUrl = (): string => new URL('/login', location.origin).href
export const forbiddenUrl = (): string => new URL('/forbidden', location.origin).href

/** Leaves for the sign-in page, with a notice for it when the session ended by itself. */
export function leaveForLogin(notice?: SignInNotice): void {
  rememberAttempted(notice)
  forgetSession()
  location.replace(loginUrl())
}
