import type { MiddlewareHandler } from 'hono'
import type { AppEnvironment, Deps } from '../http/environment.ts'
import { createTokenVerifier } from './session-token.ts'
import { findActor } from './sessions.ts'

const bearer = /^bearer (\S+)$/i

/** Finds out who calls; routes decide whether that is enough (http/route.ts). */
export function authenticate(deps: Deps): MiddlewareHandler<AppEnvironment> {
  const verify = createTokenVerifier(deps.config.secret, deps.now)
  return async (c, next) => {
    const token = bearer.exec(c.req.header('Authorization') ?? '')?.[1]
    if (token !== undefined) {
      const claims = await verify(token)
      if (claims) c.set('actor', await findActor(deps.database, claims, deps.now()))
    }
    return next()
  }
}
