import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import type { Role } from '@thodu/api/contract/people/role-names'
import { TOKEN_KEY } from '@thodu/api/contract/people/session-keys'
import { pathTo } from '../../language/paths.ts'
import { lastSeenUser } from './last-seen.ts'
import { isAtLogin, leaveForLogin } from './leave-for-login.ts'
import { resolveUser } from './resolve-user.ts'
import { readToken } from './session-store.ts'
import { storePerson } from './stored-here.ts'

/** Whether the person is known only from this device, because the server has not confirmed the session. */
let isUnconfirmed = false
export const isUnconfirmedVisit = (): boolean => isUnconfirmed

/**
 * Starts the redirect of anyone else and returns undefined (rule WHO-3). Offline, it returns the person last seen on this device:
 * their drafts are shown, and the server checks every call (rule JRN-19).
 */
export async function requireRole(allowed: readonly Role[]): Promise<User | undefined> {
  const resolved = await resolveUser()
  const user =
    resolved.kind === 'unreachable' ? lastSeenUser(resolved.failure) : resolved.kind === 'user' && resolved.user
  isUnconfirmed = resolved.kind === 'unreachable'
  if (user) {
    if (resolved.kind === 'user') storePerson(user)
    if (allowed.includes(user.role)) return user
    location.replace(pathTo('/forbidden'))
  } else if (!isAtLogin()) {
    leaveForLogin(resolved.kind === 'unreachable' ? 'unreachable' : undefined)
  }
  return undefined
}

/**
 * Follows other tabs, also after the page returns from the browser's cache: an ended session ends here with a message, another
 * account reloads the page.
 * @returns stops watching
 */
export function watchSession(): () => void {
  const seen = readToken()
  const check = () => {
    const token = readToken()
    if (token === seen) return
    if (token === null) leaveForLogin('ended')
    else location.reload()
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === TOKEN_KEY || event.key === null) check()
  }
  addEventListener('storage', onStorage)
  addEventListener('pageshow', check)
  return () => {
    removeEventListener('storage', onStorage)
    removeEventListener('pageshow', check)
  }
}
