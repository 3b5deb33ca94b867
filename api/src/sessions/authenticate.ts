import type { MiddlewareHandler } from 'hono'
import type { AppEnvironment, Deps } from '../http/environment.ts'
import { planFactorDueAt } from './factor-requirement.ts'
import { isUseOld } from './session-times.ts'
import { createTokenVerifier } from './session-token.ts'
import { findSession, type OpenSession } from './sessions.ts'

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

/**
 * Records in the background that a session is in use, and starts the grace period of sessions that were open when a second
 * factor became required. A read must not wait for it, so a failed write is repeated at a later call.
 */
export function createUseNoter({ database, config, logger }: Deps) {
  const writing = new Set<string>()
  return function noteUse({ actor, lastUsedAt }: OpenSession, at: Date): void {
    const dueAt = planFactorDueAt(config, actor, at)
    const isOld = isUseOld(lastUsedAt, at)
    if ((!isOld && !dueAt) || writing.has(actor.sessionId)) return
    writing.add(actor.sessionId)
    void database
      .write(async (tx) => {
        await tx
          .updateTable('sessions')
          .set({ last_used_at: at.toISOString() })
          .where('id', '=', actor.sessionId)
          .execute()
        if (!dueAt) return
        await tx
          .updateTable('accounts')
          .set({ factor_due_at: dueAt })
          .where('id', '=', actor.id)
          .where('factor_due_at', 'is', null)
          .execute()
      })
      .catch((error: unknown) => logger.debug({ err: error }, 'the use of a session was not recorded'))
      .finally(() => writing.delete(actor.sessionId))
  }
}
