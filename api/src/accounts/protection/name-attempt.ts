import type { Context } from 'hono'
import { checkEmail, normalizeEmail } from '../../contract/accounts/account-rules.ts'
import { texts } from '../../contract/texts.ts'
import { asPerformer } from '../../http/actor.ts'
import type { AppEnvironment } from '../../http/environment.ts'

/** What was typed, when it is an address; people type their password into the wrong field. */
function readAddress(typed: string): string {
  const problem = checkEmail(typed)
  return problem === undefined || problem === texts.email.disposable ? normalizeEmail(typed) : '(not an address)'
}

/**
 * Names the address a visitor tried to act for, so that a refusal can be found in the audit trail. Call it after the limits:
 * what is not named is not logged.
 */
export const nameAttempt = (c: Context<AppEnvironment>, typed: string): void =>
  c.set('auditEvent', { performer: { ...asPerformer(undefined, c.get('ip')), email: readAddress(typed) } })
