import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'
import { asPerformer } from '../http/actor.ts'
import type { AuditEvent } from '../http/audit-event.ts'
import type { AppEnvironment, Deps } from '../http/environment.ts'
import type { RefusalLogger } from '../http/request-context.ts'
import { writeAudit } from './write-audit.ts'

export type AuditedRoutes = ReadonlyMap<string, Pick<AuditEvent, 'action' | 'resourceType'>>

/** Throttled calls may not fill the log, and a database that could not take the change cannot take a row about it. */
const unlogged = new Set([408, 429, 503])

function findEvent(c: Context<AppEnvironment>, routes: AuditedRoutes) {
  for (const { path, method } of matchedRoutes(c).toReversed()) {
    const event = routes.get(`${method} ${path}`)
    if (event) return event
  }
  return undefined
}

/**
 * Makes what logs a refused or failed change under its own action with status failed (contract, section 8, Audit).
 * Calls without a session are left out unless the route named who tried, after its limits, and so are throttled ones:
 * nobody may fill the log.
 */
export const createRefusalLogger =
  (deps: Deps, routes: AuditedRoutes): RefusalLogger =>
  async (c) => {
    const { status } = c.res
    if (unlogged.has(status)) return
    const declared = findEvent(c, routes)
    if (!declared) return
    const actor = c.get('actor')
    const named = c.get('auditEvent')
    if (!actor && !named) return
    const event = { ...declared, ...named }
    const body = (await c.res
      .clone()
      .json()
      .catch(() => ({}))) as { message?: string }
    const performer = event.performer ?? asPerformer(actor, c.get('ip'))
    await deps.database
      .write((tx) =>
        writeAudit(tx, {
          performer,
          action: event.action,
          resourceType: event.resourceType,
          resourceId: event.resourceId ?? c.req.param('id') ?? null,
          description: `Refused: ${body.message ?? status}`,
          status: 'failed',
          at: deps.now(),
        }),
      )
      .catch((error: unknown) => deps.logger.error({ requestId: c.get('requestId'), err: error }, 'refusal not logged'))
  }
