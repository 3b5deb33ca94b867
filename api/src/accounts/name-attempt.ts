import type { Context } from 'hono'
import { asPerformer } from '../http/actor.ts'
import type { AppEnvironment } from '../http/environment.ts'

/**
 * Names the address a visitor tried to act for, so that a refusal can be found in the audit trail. Call it after the limits:
 * what is not named is not logged.
 */
export const nameAttempt = (c: Context<AppEnvironment>, email: string): void =>
  c.set('auditEvent', { performer: { ...asPerformer(undefined, c.get('ip')), email: email.slice(0, 254) } })
