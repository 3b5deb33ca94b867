import type { Role } from '@thodu/api/contract/people/roles'
import type { User } from '@thodu/api/contract/schemas/accounts.schema'
import { type AuthProvider, HttpError } from 'react-admin'
import { api } from '../calls/api.ts'
import { callApi } from '../calls/http-client.ts'
import {
  cacheUser,
  forbiddenUrl,
  forgetSession,
  forgetSignedOut,
  leaveForLogin,
  loginUrl,
  readCachedUser,
  readToken,
  rememberAttempted,
} from './session.ts'

/** What a role may do, resource by resource. Whatever is not listed is refused. */
export type Permissions = Readonly<Record<string, readonly string[]>>

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
    const user = await callApi('GET /auth/me')
    cacheUser(user)
    if (user.role === role) return user
    location.replace(forbiddenUrl())
    return null
  } catch (cause) {
    if (!(cause instanceof HttpError) || cause.status !== 401) throw cause
    leaveForLogin('ended')
    return null
  }
}

/** react-admin's access control for one home, denied by default. */
export function createAuthProvider(role: Role, permissions: Permissions): AuthProvider {
  const toLogin = () => ({ message: false, redirectTo: loginUrl() })
  return {
    login: async () => undefined,
    async checkAuth() {
      if (readToken() !== null && readCachedUser()?.role === role) return
      rememberAttempted()
      throw toLogin()
    },
    async checkError(error: unknown) {
      if (!(error instanceof HttpError) || error.status !== 401) return
      rememberAttempted('ended')
      forgetSession()
      throw toLogin()
    },
    async logout() {
      const token = readToken()
      if (token !== null) {
        // Signed out here first: a slow or absent network must not keep anybody waiting.
        const told = api.call('POST /auth/logout', { timeout: 2_000 }).catch(() => undefined)
        forgetSignedOut()
        await told
      }
      return loginUrl()
    },
    async getIdentity() {
      const user = readCachedUser()
      if (!user) throw toLogin()
      return { id: user._id, fullName: user.name, email: user.email }
    },
    async getPermissions() {
      return permissions
    },
    async canAccess({ resource, action }) {
      return permissions[resource]?.includes(action) ?? false
    },
  }
}
