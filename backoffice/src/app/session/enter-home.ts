import { ApiFailure } from '@thodu/api/contract/calls/client'
import type { Role } from '@thodu/api/contract/people/roles'
import type { User } from '@thodu/api/contract/schemas/accounts.schema'
import { api } from '../calls/api.ts'
import { setFactorDue } from './factor-due.ts'
import { cacheUser, forbiddenUrl, leaveForLogin, readToken } from './session.ts'

/**
 * Asks the server who is signed in before a home opens (rule WHO-3).
 * @returns the account, or null when the person was sent to /login or /forbidden
 */
export async function enterHome(role: Role): Promise<User | null> {
  if (readToken() === null) {
    leaveForLogin()
    return null
  }
  try {
    const user = await api.call('GET /auth/me')
    cacheUser(user)
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
