import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import { ApiFailure } from '@thodu/api/contract/client/client'
import { type Role, roles } from '@thodu/api/contract/people/role-names'
import { api } from './api.ts'
import { cacheUser, readToken } from './session-store.ts'

export type Resolved = { kind: 'user'; user: User } | { kind: 'visitor' } | { kind: 'unreachable'; failure: unknown }

/** Pauses between attempts, in ms: a restarting server is back within this time. */
const retryPauses = [700, 1800]

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Any other role counts as a customer (rule WHO-1). */
const asKnownRole = (role: string): Role => roles.find((known) => known === role) ?? 'user'

/** A refusal means a visitor (rule WHO-7). Without an answer it retries before it gives up. */
export async function resolveUser(): Promise<Resolved> {
  if (readToken() === null) return { kind: 'visitor' }
  let failure: unknown
  for (const wait of navigator.onLine ? [0, ...retryPauses] : [0]) {
    if (wait > 0) await pause(wait)
    try {
      const answer = await api.call('GET /auth/me')
      const user = { ...answer, role: asKnownRole(answer.role) }
      cacheUser(user)
      return { kind: 'user', user }
    } catch (error) {
      if (error instanceof ApiFailure && [401, 403].includes(error.status)) return { kind: 'visitor' }
      failure = error
    }
  }
  return { kind: 'unreachable', failure }
}
