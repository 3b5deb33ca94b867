import { ApiFailure } from '@thodu/api/contract/client/client'
import type { Role } from '@thodu/api/contract/people/roles'
import { type AuthProvider, HttpError } from 'react-admin'
import { api } from '../wire/api.ts'
import {
  clearSession,
  clearSignedOut,
  loginUrl,
  readCachedUser,
  readToken,
  rememberAttempted,
} from '../wire/session.ts'
import { finishBeforeLeaving } from './before-leaving.ts'

/** Allowed actions of a role per resource. Everything else is refused. */
export type Permissions = Readonly<Record<string, readonly string[]>>

/** react-admin's authentication and access control for one app, denied by default. */
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
      const isAnswer = error instanceof HttpError || error instanceof ApiFailure
      if (!isAnswer || error.status !== 401) return
      rememberAttempted('ended')
      clearSession()
      throw toLogin()
    },
    async logout() {
      const token = readToken()
      if (token !== null) {
        await finishBeforeLeaving()
        // The device signs out first: a slow or missing network must not delay it.
        const told = api.call('POST /auth/logout', { timeout: 2_000 }).catch(() => undefined)
        clearSignedOut()
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
