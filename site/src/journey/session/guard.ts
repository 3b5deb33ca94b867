import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import type { Role } from '@thodu/api/contract/people/role-names'
import { TOKEN_KEY } from '@thodu/api/contract/people/session-keys'
import { pathTo } from '../../language/paths.ts'
import { keepPerson } from './kept-here.ts'
import { lastSeenUser } from './last-seen.ts'
import { isAtLogin, leaveForLogin } from './leave-for-login.ts'
import { resolveUser } from './resolve-user.ts'
import { readToken } from './session-store.ts'

/** Whether the person is known from this device alone: nobody has said yet that the session lasts. */
let isUnconfirmed = false
export const isUnconfirmedVisit = (): boolean => isUnconfirmed

/**
 * Lets the allowed roles in; everybody else is on the way to another page when this answers undefined
 * (rule WHO-3). Without a line the person is the one seen last on this device: what was typed is there, and every call
 * decides anew (rule JRN-19).
 */
export async function admit(allowed: readonly Role[]): Promise<User | undefined> {
  const resolved = await resolveUser()
  const user =
    resolved.kind === 'unreachable' ? lastSeenUser(resolved.failure) : resolved.kind === 'user' && resolved.user
  isUnconfirmed = resolved.kind === 'unreachable'
  if (user) {
    if (resolved.kind === 'user') keepPerson(user)
    if (allowed.includes(user.role)) return user
    location.replace(pathTo('/forbidden'))
  } else if (!isAtLogin()) {
    leaveForLogin(resolved.kind === 'unreachable' ? 'unreachable' : undefined)
  }
  return undefined
}

/**
 * Follows what happens in other tabs, also after the page returns from the browser's cache: a session that ended there
 * ends here with a message, another account makes the page ask anew.
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
