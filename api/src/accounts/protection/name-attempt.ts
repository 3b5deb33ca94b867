import type { Context } from 'hono'
import { checkEmail, normalizeEmail } from '../../contract/accounts/account-rules.ts'
import { texts } from '../../contract/texts.ts'
import { asPerformer } from '../../http/actor.ts'
import type { AppEnvironment } from '../../http/environment.ts'

/** Hides any text that is not an address, because people sometimes type their password into this field. */
function readAddress(typed: string): string {
  const problem = checkEmail(typed)
  return problem === undefined || problem === texts.email.disposable ? normalizeEmail(typed) : '(not an address)'
}

/**
 * Sets the attempted address for the audit row of a refused sign-in. Call this after the rate limits, so that requests they
 * refuse are not written to the audit log.
 */
export const nameAttempt = (c: Context<AppEnvironment>, typed: string): void =>
  c.set('auditEvent', { performer: { ...asPerformer(undefined, c.get('ip')), email: readAddress(typed) } })
