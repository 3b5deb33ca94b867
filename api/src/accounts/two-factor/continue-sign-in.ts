import type { AccountRow, Tx } from '@thodu/db'
import { writeAudit } from '../../audit/write-audit.ts'
import type { SignedIn } from '../../contract/accounts/accounts.schema.ts'
import type { FactorChallenge } from '../../contract/accounts/factors.schema.ts'
import type { AuditEvent } from '../../http/audit-event.ts'
import type { Visitor } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { findFactorRequirement, planFactorDueAt } from '../../sessions/factor-requirement.ts'
import type { SessionClaims } from '../../sessions/session-token.ts'
import { createToken, openSession } from '../../sessions/sessions.ts'
import { adoptLanguage, performerOf, toUser } from '../accounts.queries.ts'
import { createClientMark } from '../protection/client-mark.ts'
import { issueChallenge } from './challenges.ts'
import { describeWays } from './factors.queries.ts'
import { createPasskeyChallenge } from './ways/passkeys.ts'

/** The result of a right password or Google identity: a session, or a challenge with the `mark` for the client's cookie. */
export type SignInResult = { signedIn: SignedIn } | { challenge: FactorChallenge; mark: string }
type Pending = { account: AccountRow; claims: SessionClaims } | { challenge: FactorChallenge; mark: string }

type FirstProof = Pick<Visitor, 'client' | 'language'> & {
  account: AccountRow
  event: Omit<AuditEvent, 'performer' | 'at'>
}

async function askForSecondStep(tx: Tx, deps: Deps, accountId: string, at: Date) {
  const { mark, clientHash } = createClientMark()
  const payload = createPasskeyChallenge()
  const ways = await describeWays(tx, deps, accountId, payload)
  const challenge = await issueChallenge(tx, { accountId, purpose: 'sign-in', boundTo: clientHash, payload }, at)
  return { challenge: { challenge, ...ways }, mark }
}

/**
 * Continues a sign-in after the right password or Google identity; no other function leads from a first proof to a session
 * (rule ACC-34). An account with a second factor always gets a challenge, whatever STAFF_SECOND_FACTOR says. If a required
 * factor is missing, the grace period starts.
 */
export async function continueSignIn(
  tx: Tx,
  deps: Deps,
  { account, client, language, event }: FirstProof,
  at: Date,
): Promise<Pending> {
  const row = { ...event, performer: performerOf(account, client.ip), resourceId: account.id, at }
  if (account.second_factor_at !== null) {
    await writeAudit(tx, {
      ...row,
      description: `Second factor requested after: ${event.description}`,
      status: 'pending',
    })
    return askForSecondStep(tx, deps, account.id, at)
  }
  await writeAudit(tx, row)
  const dueAt = planFactorDueAt(deps.config, account, at)
  if (dueAt !== undefined)
    await tx.updateTable('accounts').set({ factor_due_at: dueAt }).where('id', '=', account.id).execute()
  if (account.purge_told_at !== null)
    await tx.updateTable('accounts').set({ purge_told_at: null }).where('id', '=', account.id).execute()
  const known = await adoptLanguage(tx, account, language)
  return {
    account: dueAt === undefined ? known : { ...known, factor_due_at: dueAt },
    claims: await openSession(tx, { accountId: account.id, ...client }, at),
  }
}

/** Builds the answer of a sign-in after its transaction has committed. */
export async function finishSignIn(deps: Deps, pending: Pending): Promise<SignInResult> {
  if ('challenge' in pending) return pending
  const { account, claims } = pending
  const factorRequirement = findFactorRequirement(deps.config, account, deps.now())
  return { signedIn: { token: await createToken(deps, claims), user: toUser(account, factorRequirement) } }
}
