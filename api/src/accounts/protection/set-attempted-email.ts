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
 * Sets the e-mail address for the audit row that is written if the sign-in is refused. Call this after the rate limits: a request
 * that a rate limit refuses has no audit row.
 */
export const setAttemptedEmail = (c: Context<AppEnvironment>, typed: string): void =>
  c.set('auditEvent', { performer: { ...asPerformer(undefined, c.get('ip')), email: readAddress(typed) } })
