import type { MiddlewareHandler } from 'hono'
import type { AppEnvironment, Deps } from '../http/environment.ts'
import { createUseNoter } from './note-use.ts'
import { createTokenVerifier } from './session-token.ts'
import { findSession } from './sessions.ts'

const scheme = 'bearer '

/** A token with other characters is refused later (session-token.ts). */
const readBearer = (header: string | undefined): string | undefined =>
  header?.slice(0, scheme.length).toLowerCase() === scheme ? header.slice(scheme.length) : undefined

/** Sets the actor of a call; routes decide whether that is enough (http/route.ts). */
export function authenticate(deps: Deps): MiddlewareHandler<AppEnvironment> {
  const verify = createTokenVerifier(deps.config.secret)
  const noteUse = createUseNoter(deps)
  return async (c, next) => {
    const token = readBearer(c.req.header('Authorization'))
    if (token !== undefined) {
      const now = deps.now()
      const claims = await verify(token, now)
      const session = claims && (await findSession(deps, claims, now))
      if (session) {
        c.set(session.actor.factorRequirement?.missing ? 'restricted' : 'actor', session.actor)
        noteUse(session, now)
      }
    }
    return next()
  }
}
