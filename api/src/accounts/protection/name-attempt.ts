import type { Context } from 'hono'
import { checkEmail, normalizeEmail } from '../../contract/accounts/account-rules.ts'
import { texts } from '../../contract/texts.ts'
import { asPerformer } from '../../http/actor.ts'
import type { AppEnvironment } from '../../http/environment.ts'

/** Hides anything but an address, because people type their password into the wrong field. */
function readAddress(typed: string): string {
  const problem = checkEmail(typed)
  return problem === undefined || problem === texts.email.disposable ? normalizeEmail(typed) : '(not an address)'
}

/**
 * Stores the attempted address for the audit row of a refusal. Call it after the limits, because a refusal without it is not
 * logged.
 */
export const nameAttempt = (c: Context<AppEnvironment>, typed: string): void =>
  c.set('auditEvent', { performer: { ...asPerformer(undefined, c.get('ip')), email: readAddress(typed) } })
