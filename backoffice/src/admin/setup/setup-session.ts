import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import { createApiClient } from '@thodu/api/contract/client/client'
import { TOKEN_KEY } from '@thodu/api/contract/people/session-keys'
import { cacheUser } from '../../app/wire/session.ts'
import { reader } from '../../words/locale.ts'

let session: string | null = null

/** The setup page's client. It has the session of the new admin in memory, because the browser may block its storage. */
export const setupApi = createApiClient({ readToken: () => session, readLanguage: () => reader })

/** Signs in as the first admin. A browser that blocks its storage is signed in until the page is closed. */
export function startAdminSession({ token, user }: SignedIn): void {
  session = token
  try {
    localStorage.setItem(TOKEN_KEY, token)
    cacheUser(user)
  } catch {}
}

/** Reads a value of this tab; null when there is none or the browser blocks its storage. */
export function readFromTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a value in this tab; null removes it. Has no effect when the browser blocks its storage. */
export function storeInTab(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {}
}
