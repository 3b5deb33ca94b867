import { listed } from '../../http/answers/sees.ts'
import { callerOf } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { notFound } from '../../http/errors/api-error.ts'
import { createRouter, defineRoute, idParam, jsonAnswer } from '../../http/route.ts'
import { findAccount } from '../accounts.queries.ts'
import { endSession } from './end-session.ts'
import { listSessions } from './sessions.queries.ts'

const audit = { action: 'LOGOUT', resourceType: 'authentication' } as const
const ended = { 204: { description: 'Ended' } }

const readOwn = defineRoute(
  { audience: 'signed-in', sees: 'nobody' },
  { method: 'get', path: '/user/sessions', responses: { 200: jsonAnswer('GET /user/sessions', 'Own sessions') } },
)
const deleteOwn = defineRoute(
  { audience: 'signed-in', sees: 'nobody', audit },
  { method: 'delete', path: '/user/sessions/{id}', request: { params: idParam }, responses: ended },
)
// Where a family signs in from is about the family.
const readOthers = defineRoute(
  { audience: ['admin'], sees: (_, id) => listed('family', [id]) },
  {
    method: 'get',
    path: '/admin/users/{id}/sessions',
    request: { params: idParam },
    responses: { 200: jsonAnswer('GET /admin/users/{id}/sessions', 'Sessions of this person') },
  },
)
const deleteOthers = defineRoute(
  { audience: ['admin'], sees: 'nobody', fresh: 'factor', audit },
  { method: 'delete', path: '/admin/sessions/{id}', request: { params: idParam }, responses: ended },
)

/** Where somebody is signed in, and ending it there (rule ACC-41). */
export const createDeviceRoutes = (deps: Deps) =>
  createRouter()
    .openapi(readOwn, async (c) => {
      const { actor } = callerOf(c)
      const whose = { accountId: actor.id, current: actor.sessionId }
      return c.json(await listSessions(deps.database.read, whose, deps.now()), 200)
    })
    .openapi(deleteOwn, async (c) => {
      await endSession(deps, callerOf(c), { ...c.req.valid('param'), of: 'self' })
      return c.body(null, 204)
    })
    .openapi(readOthers, async (c) => {
      const caller = callerOf(c)
      const { id } = c.req.valid('param')
      const account = await findAccount(deps.database.read, { id })
      if (!account) throw notFound()
      const whose = { accountId: id, current: caller.actor.sessionId }
      return c.json(await listSessions(deps.database.read, whose, deps.now()), 200)
    })
    .openapi(deleteOthers, async (c) => {
      await endSession(deps, callerOf(c), { ...c.req.valid('param'), of: 'anybody' })
      return c.body(null, 204)
    })
