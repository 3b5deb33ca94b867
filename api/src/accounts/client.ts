import type { Context } from 'hono'
import { asPerformer } from '../http/actor.ts'
import { clientNetwork } from '../http/client-address.ts'
import type { AppEnvironment } from '../http/environment.ts'

/** Where a request comes from; `network` is what limits count by. */
export type Client = { ip: string; network: string; userAgent: string }

/** The client of a request, for sessions, limits and the audit log. */
export const clientOf = (c: Context<AppEnvironment>): Client => ({
  ip: c.get('ip'),
  network: clientNetwork(c.get('ip')),
  userAgent: c.req.header('User-Agent') ?? '',
})

/**
 * Names the address a visitor tried to act for, so that a refusal can be found in the audit trail. Call it after the limits:
 * what is not named is not logged.
 */
export const nameAttempt = (c: Context<AppEnvironment>, email: string): void =>
  c.set('auditEvent', { performer: { ...asPerformer(undefined, c.get('ip')), email: email.slice(0, 254) } })
