import type { MiddlewareHandler } from 'hono'
import type { AppEnvironment, Deps } from '../http/environment.ts'
import { createUseNoter } from './note-use.ts'
import { createTokenVerifier } from './session-token.ts'
import { findSession } from './sessions.ts'

const bearer = /^bearer (\S+)$/i

/** Finds out who calls; routes decide whether that is enough (http/route.ts). */
export function authenticate(deps: Deps): MiddlewareHandler<AppEnvironment> {
  const verify = createTokenVerifier(deps.config.secret, deps.now)
  const noteUse = createUseNoter(deps)
  return async (c, next) => {
    const token = bearer.exec(c.req.header('Authorization') ?? '')?.[1]
    if (token !== undefined) {
      const claims = await verify(token)
      const session = claims && (await findSession(deps, claims, deps.now()))
      if (session) {
        c.set(session.actor.duty?.missing ? 'restricted' : 'actor', session.actor)
        noteUse(session)
      }
    }
    return next()
  }
}
