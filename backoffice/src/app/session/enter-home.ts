import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import { ApiFailure } from '@thodu/api/contract/client/client'
import type { Role } from '@thodu/api/contract/people/roles'
import { keepLanguage } from '../../words/locale.ts'
import { api } from '../wire/api.ts'
import { setFactorDue } from './factor-due.ts'
import { cacheUser, forbiddenUrl, leaveForLogin, readToken } from './session.ts'

/**
 * Asks the server who is signed in before a home opens (rule WHO-3).
 * @param whenIdle nothing is being pressed or saved any more
 * @returns the account, or null when the person was sent to /login or /forbidden
 */
export async function enterHome(role: Role, whenIdle: () => Promise<void>): Promise<User | null> {
  if (readToken() === null) {
    leaveForLogin()
    return null
  }
  try {
    const user = await api.call('GET /auth/me')
    cacheUser(user)
    // The account's language may have been chosen elsewhere since: the page is opened anew in it.
    if (keepLanguage(user.language)) {
      await whenIdle()
      location.reload()
      return null
    }
    setFactorDue(user.secondFactor)
    if (user.role === role) return user
    location.replace(forbiddenUrl())
    return null
  } catch (cause) {
    if (!(cause instanceof ApiFailure) || cause.status !== 401) throw cause
    leaveForLogin('ended')
    return null
  }
}
