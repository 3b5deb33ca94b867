import type { User } from '@thodu/api/contract/accounts.schema'
import { DRAFT_PREFIX, SERVICE_TYPE_KEY, TOKEN_KEY, USER_KEY } from './storage-keys.ts'

/** What the bar and the drafts need to know without asking the server; never more than this is kept. */
export type CachedUser = Pick<User, '_id' | 'name' | 'email' | 'role'>

export const readToken = (): string | null => localStorage.getItem(TOKEN_KEY)

export function readCachedUser(): CachedUser | undefined {
  try {
    const user = JSON.parse(localStorage.getItem(USER_KEY) ?? 'null') as Partial<CachedUser> | null
    return user && typeof user._id === 'string' ? (user as CachedUser) : undefined
  } catch {
    return undefined
  }
}

/** Keeps name and role for the bar, and tells the bar of this tab (storage events reach only other tabs). */
export function cacheUser({ _id, name, email, role }: User): void {
  const value = JSON.stringify({ _id, name, email, role } satisfies CachedUser)
  if (localStorage.getItem(USER_KEY) === value) return
  localStorage.setItem(USER_KEY, value)
  dispatchEvent(new StorageEvent('storage', { key: USER_KEY }))
}

export function storeSession(token: string, user: User): void {
  localStorage.setItem(TOKEN_KEY, token)
  cacheUser(user)
}

/** The session ended elsewhere: nobody is signed in, what was typed stays (issue: bad days). */
export function forgetSession(): void {
  localStorage.removeItem(TOKEN_KEY)
  localStorage.removeItem(USER_KEY)
}

/** The person leaves: token, chosen service and every draft go, for the next person at this device. */
export function clearAfterSignOut(): void {
  forgetSession()
  localStorage.removeItem(SERVICE_TYPE_KEY)
  for (const key of Object.keys(localStorage)) if (key.startsWith(DRAFT_PREFIX)) localStorage.removeItem(key)
  sessionStorage.clear()
}
