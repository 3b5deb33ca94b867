import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'
import { asPerformer } from '../http/actor.ts'
import type { AuditEvent } from '../http/audit-event.ts'
import type { AppEnvironment, Deps } from '../http/environment.ts'
import type { Refusal } from '../http/ports.ts'
import type { RefusalLogger } from '../http/request-context.ts'
import { isStorable } from '../http/storable-text.ts'
import { writeAudit } from './write-audit.ts'

export type AuditedRoutes = ReadonlyMap<string, Pick<AuditEvent, 'action' | 'resourceType'>>

/** Throttled calls must not fill the log, and a failing database cannot store a row about it. */
const unlogged = new Set([408, 429, 503])

function findEvent(c: Context<AppEnvironment>, routes: AuditedRoutes) {
  for (const { path, method } of matchedRoutes(c).toReversed()) {
    const event = routes.get(`${method} ${path}`)
    if (event) return event
  }
  return undefined
}

/**
 * Logs a refused or failed change under its declared action (rule AUD-4), and a refused read in the access log. Throttled
 * calls, and calls without a session or attempted account, are skipped, so that no caller can fill the log.
 */
export const createRefusalLogger =
  (deps: Deps, routes: AuditedRoutes, noteRefusedRead: RefusalLogger): RefusalLogger =>
  async (c) => {
    const { status } = c.res
    if (unlogged.has(status)) return
    const complain = (error: unknown) =>
      deps.logger.error({ requestId: c.get('requestId'), err: error }, 'a refusal was not recorded in the audit log')
    const declared = findEvent(c, routes)
    if (!declared) return noteRefusedRead(c).catch(complain)
    const actor = c.get('actor')
    const named = c.get('auditEvent')
    if (!actor && !named) return
    const event = { ...declared, ...named }
    const body = (await c.res
      .clone()
      .json()
      .catch(() => ({}))) as { message?: string }
    // Before validation the id can be any text.
    const id = c.req.param('id')
    const refusal: Refusal = {
      performer: event.performer ?? asPerformer(actor, c.get('ip')),
      action: event.action,
      resourceType: event.resourceType,
      resourceId: event.resourceId ?? (id !== undefined && isStorable(id) ? id : null),
      description: `Refused: ${body.message ?? status}`,
    }
    if (refusal.performer.id !== null) return deps.refusals.add(refusal)
    await deps.database.write((tx) => writeAudit(tx, { ...refusal, status: 'failed', at: deps.now() })).catch(complain)
  }
