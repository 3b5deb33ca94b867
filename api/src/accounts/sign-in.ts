import { normalizeEmail } from '../contract/accounts/account-rules.ts'
import type { Visitor } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { ApiError } from '../http/errors/api-error.ts'
import { findAccount } from './accounts.queries.ts'
import { accountLimits } from './protection/account-limits.ts'
import { guardAccount } from './protection/guard-account.ts'
import { refuseInactive } from './refusals.ts'
import { continueSignIn, finishSignIn, type SignInResult } from './two-factor/continue-sign-in.ts'

const wrongCredentials = () => new ApiError(401, 'auth.invalid_credentials')

/**
 * Signs in with a password. The answer and its duration are the same for an unknown address, a wrong password and an account
 * without a password. Guesses of other clients cannot lock out the account's owner (guard-account.ts). If the account has a
 * second factor, the attempt is removed from the count only after the second factor is confirmed.
 * @param credentials.device value of the known-device cookie, if this client has signed in to the account before
 * @throws ApiError 401, 429; 403 for an inactive or closed account, only after the right password (rules OFF-21, PRIV-K1)
 */
export async function signIn(
  deps: Deps,
  { client, language }: Visitor,
  credentials: { email: string; password: string; device: string | undefined },
): Promise<SignInResult> {
  const email = normalizeEmail(credentials.email)
  const undoCount = await guardAccount(deps, { email, client, device: credentials.device })
  const account = await findAccount(deps.database.read, { email })
  const [isRight] = await Promise.all([
    deps.passwords.verify(account?.password_hash, credentials.password, client),
    // Wait until the attempt is on disk. Otherwise a restart would lose the count.
    deps.limiter.settle(),
  ])
  if (!account || !isRight) throw wrongCredentials()
  await deps.limiter.use(accountLimits.signInsPerAccount, account.id)
  const at = deps.now()
  const pending = await deps.database.write(async (tx) => {
    const current = await findAccount(tx, { id: account.id })
    if (current?.password_hash !== account.password_hash) throw wrongCredentials()
    refuseInactive(current)
    const event = { action: 'LOGIN', resourceType: 'authentication', description: 'Signed in with a password' } as const
    return continueSignIn(tx, deps, { account: current, client, language, event }, at)
  })
  if ('claims' in pending) await undoCount()
  return finishSignIn(deps, pending)
}
