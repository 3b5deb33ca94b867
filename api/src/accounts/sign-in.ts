import { writeAudit } from '../audit/write-audit.ts'
import { normalizeEmail } from '../contract/account-rules.ts'
import type { SignedIn } from '../contract/accounts.schema.ts'
import { ApiError } from '../http/api-error.ts'
import type { Visitor } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { createToken, openSession } from '../sessions/sessions.ts'
import { accountLimits } from './account-limits.ts'
import { findAccount, performerOf, toUser } from './accounts.queries.ts'

const wrongCredentials = () => new ApiError(401, 'auth.invalid_credentials')

/**
 * Signs a person in by password. An unknown address, a wrong password and an account without one look the same and take
 * the same time. Throttled per account and client, so that nobody can lock the owner out from elsewhere (quality.md).
 * @throws ApiError 401, 429
 */
export async function signIn(
  deps: Deps,
  { client }: Visitor,
  credentials: { email: string; password: string },
): Promise<SignedIn> {
  const email = normalizeEmail(credentials.email)
  const subject = `${email}|${client.network}`
  deps.limiter.check(accountLimits.failedSignInsPerClient, client.network)
  // Counted before the slow comparison: guesses in parallel are guesses all the same.
  deps.limiter.use(accountLimits.signIn, subject)
  const account = await findAccount(deps.database.read, { email })
  const isRight = await deps.passwords.verify(account?.password_hash, credentials.password)
  if (!account || !isRight) {
    deps.limiter.record(accountLimits.failedSignInsPerClient, client.network)
    throw wrongCredentials()
  }
  const at = deps.now()
  const claims = await deps.database.write(async (tx) => {
    // The password may have been changed, or the account removed, while it was being compared.
    const current = await findAccount(tx, { id: account.id })
    if (current?.password_hash !== account.password_hash) throw wrongCredentials()
    await writeAudit(tx, {
      performer: performerOf(current, client.ip),
      action: 'LOGIN',
      resourceType: 'authentication',
      resourceId: account.id,
      description: 'Signed in with a password',
      at,
    })
    return openSession(tx, { accountId: account.id, ...client }, at)
  })
  deps.limiter.reset(accountLimits.signIn, subject)
  return { token: await createToken(deps, claims), user: toUser(account) }
}
