import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import { roles } from '@thodu/api/contract/people/roles'
import {
  ATTEMPTED_KEY,
  adoptDrafts,
  endSession,
  erasePerson,
  NOTICE_KEY,
  TOKEN_KEY,
  USER_KEY,
} from '@thodu/api/contract/people/session-keys'

const stores = () => ({ local: localStorage, session: sessionStorage })

export type SessionUser = Pick<User, '_id' | 'name' | 'email' | 'role' | 'passwordIsInitial'>

export const readToken = (): string | null => localStorage.getItem(TOKEN_KEY)

/** The account seen last, to draw the first screen before the server confirms it; null when absent or damaged. */
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

/** The session expired: removes the account, but leaves drafts in this tab for the same account. */
export const clearSession = (): void => endSession(stores())

/** The user signs out: removes everything of theirs from this device, including queued actions. */
export const clearSignedOut = (): void => erasePerson(stores())

/** Why the sign-in page is shown; the site has the text. */
type SignInNotice = 'ended'

/** Remembers the requested address, to return to it after sign-in (rule WHO-3). */
export function rememberAttempted(notice?: SignInNotice): void {
  sessionStorage.setItem(ATTEMPTED_KEY, location.pathname + location.search)
  if (notice) sessionStorage.setItem(NOTICE_KEY, notice)
}

/** Absolute addresses, because they are outside the back office's router. */
export const loginUrl = (): string => new URL('/login', location.origin).href
export const forbiddenUrl = (): string => new URL('/forbidden', location.origin).href

/** Redirects to the sign-in page, with a notice when the session expired. */
export function leaveForLogin(notice?: SignInNotice): void {
  rememberAttempted(notice)
  clearSession()
  location.replace(loginUrl())
}
