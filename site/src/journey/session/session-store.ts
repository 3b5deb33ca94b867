import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import {
  adoptDrafts,
  endSession,
  erasePerson,
  hasUnsent,
  KNOWN_DEVICE_KEY,
  readSignedIn,
  TOKEN_KEY,
  USER_KEY,
} from '@thodu/api/contract/people/session-keys'

/** The part of the account that the bar and the drafts need without a call; nothing more is stored. */
export type CachedUser = Pick<User, '_id' | 'name' | 'email' | 'role'>

export const readToken = (): string | null => localStorage.getItem(TOKEN_KEY)

export function readCachedUser(): CachedUser | undefined {
  const user = readSignedIn(localStorage)
  return user._id === undefined ? undefined : (user as CachedUser)
}

/** Stores name and role for the bar, and notifies this tab's bar (storage events reach only other tabs). */
export function cacheUser({ _id, name, email, role }: User): void {
  adoptDrafts(stores(), _id)
  const value = JSON.stringify({ _id, name, email, role } satisfies CachedUser)
  if (localStorage.getItem(USER_KEY) === value) return
  localStorage.setItem(USER_KEY, value)
  localStorage.setItem(KNOWN_DEVICE_KEY, 'yes')
  dispatchEvent(new StorageEvent('storage', { key: USER_KEY }))
}

export function storeSession(token: string, user: User): void {
  localStorage.setItem(TOKEN_KEY, token)
  cacheUser(user)
}

const stores = () => ({ local: localStorage, session: sessionStorage })

/** Ends the session; drafts stay in this tab for the same account. */
export const clearSession = (): void => endSession(stores())

/** Asks for confirmation before a caretaker's unsent notes are lost. @returns whether to continue */
export const mayLoseUnsent = (question: string): boolean => !hasUnsent(localStorage) || confirm(question)

/** Signing out removes everything of the person from this device. */
export const clearAfterSignOut = (): void => erasePerson(stores())
