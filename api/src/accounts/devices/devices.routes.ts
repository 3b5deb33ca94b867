import { sessionCalls } from '../../contract/accounts/accounts.calls.ts'
import { listedRecords } from '../../http/answers/record-access.ts'
import type { Deps } from '../../http/environment.ts'
import { notFound } from '../../http/errors/api-error.ts'
import { ownChanges } from '../../http/limits/limits.ts'
import { createRoutes } from '../../http/routes.ts'
import { findAccount } from '../accounts.queries.ts'
import { endDeviceSession } from './end-session.ts'
import { listSessions } from './sessions.queries.ts'

const audit = { action: 'LOGOUT', resourceType: 'authentication' } as const

/** Lists and ends sessions (rule ACC-41). A family's sign-in locations are its personal data. */
export const createDeviceRoutes = (deps: Deps) =>
  createRoutes(sessionCalls)
    .on('GET /user/sessions', { audience: 'signed-in', recordsAccess: 'none' }, ({ caller }) => {
      const { actor } = caller
      const whose = { accountId: actor.id, current: actor.sessionId }
      return listSessions(deps.database.read, whose, deps.now())
    })
    .on(
      'DELETE /user/sessions/{id}',
      { audience: 'signed-in', recordsAccess: 'none', audit, limits: [{ limit: ownChanges, by: 'account' }] },
      async ({ id, caller }) => {
        await endDeviceSession(deps, caller, { id, of: 'self' })
      },
    )
    .on(
      'GET /admin/users/{id}/sessions',
      { audience: ['admin'], recordsAccess: (_, id) => listedRecords('family', [id]) },
      async ({ id, caller }) => {
        const account = await findAccount(deps.database.read, { id })
        if (!account) throw notFound()
        const whose = { accountId: id, current: caller.actor.sessionId }
        return listSessions(deps.database.read, whose, deps.now())
      },
    )
    .on(
      'DELETE /admin/sessions/{id}',
      { audience: ['admin'], recordsAccess: 'none', fresh: 'factor', audit },
      async ({ id, caller }) => {
        await endDeviceSession(deps, caller, { id, of: 'anybody' })
      },
    ).router
