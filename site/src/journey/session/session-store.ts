import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import {
  adoptDrafts,
  endSession,
  forgetPerson,
  hasUnsent,
  KNOWN_DEVICE_KEY,
  readSignedIn,
  TOKEN_KEY,
  USER_KEY,
} from '@thodu/api/contract/people/session-keys'

/** What the bar and the drafts need to know without asking the server; never more than this is kept. */
export type CachedUser = Pick<User, '_id' | 'name' | 'email' | 'role'>

export const readToken = (): string | null => localStorage.getItem(TOKEN_KEY)

export function readCachedUser(): CachedUser | undefined {
  const user = readSignedIn(localStorage)
  return user._id === undefined ? undefined : (user as CachedUser)
}

/** Keeps name and role for the bar, and tells the bar of this tab (storage events reach only other tabs). */
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

/** The session ended by itself: nobody is signed in, what was typed stays in this tab for the same account. */
export const forgetSession = (): void => endSession(stores())

/** Asks before unsent notes of a caretaker are lost by what follows. @returns whether it may go on */
export const mayLoseUnsent = (question: string): boolean => !hasUnsent(localStorage) || confirm(question)

/** The person leaves, here or everywhere: nothing of theirs stays for the next person at this device. */
export const clearAfterSignOut = (): void => forgetPerson(stores())
