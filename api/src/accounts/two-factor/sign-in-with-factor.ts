import type { FactorChallengeRow } from '@thodu/db'
import { writeAudit } from '../../audit/write-audit.ts'
import type { SignedIn } from '../../contract/accounts/accounts.schema.ts'
import type { Visitor } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { ApiError } from '../../http/errors/api-error.ts'
import { accountMails } from '../../mail/account-mails.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { createToken, openSession } from '../../sessions/sessions.ts'
import { adoptLanguage, findAccount, performerOf, toUser } from '../accounts.queries.ts'
import { forgiveTries } from '../protection/guard-account.ts'
import type { Device } from '../protection/known-device.ts'
import { refuseInactive } from '../refusals.ts'
import { consumeChallenge, countChallengeAttempt, isSpent } from './challenges.ts'
import { checkProof, consumeProof, type MatchedFactor, type Proof, proofNames } from './check-proof.ts'
import { countGuess } from './factor-guesses.ts'
import { countRecoveryCodes } from './ways/recovery-codes.ts'

/** The same as for a wrong password, so that a stranger cannot learn which of the two is right. */
const refused = () => new ApiError(401, 'auth.invalid_credentials')

type Answer = { challenge: string; proof: Proof; clientHash: string | undefined }
/** Receives the account's address once it is known; returns the device as the account knows it. */
type Identify = (email: string) => Device | undefined

/** Notifies the owner, because a person who knows the password has used up all tries. */
async function warnOwner({ database, config, now }: Deps, accountId: string): Promise<void> {
  await database.write(async (tx) => {
    const account = await findAccount(tx, { id: accountId })
    if (account) await queueMail(tx, account, accountMails.factorGuessed(account.name, config.office), now())
  })
}

/** Opens the session, or returns undefined if another request used the answer first. */
function openWith(
  deps: Deps,
  { client, language }: Visitor,
  { question, found }: { question: FactorChallengeRow; found: MatchedFactor },
) {
  const at = deps.now()
  return deps.database.write(async (tx) => {
    const account = await findAccount(tx, { id: question.account_id })
    if (!account || !(await consumeProof(tx, account.id, found, at))) return undefined
    if (!(await consumeChallenge(tx, question))) throw refused()
    refuseInactive(account)
    await writeAudit(tx, {
      performer: performerOf(account, client.ip),
      action: 'LOGIN',
      resourceType: 'authentication',
      resourceId: account.id,
      description: `Signed in with ${proofNames[found.kind]} as the second factor`,
      at,
    })
    if (found.kind === 'recovery') {
      const left = await countRecoveryCodes(tx, account.id)
      await queueMail(tx, account, accountMails.recoveryUsed(account.name, left, deps.config.office), at)
    }
    const known = await adoptLanguage(tx, account, language)
    return { account: known, claims: await openSession(tx, { accountId: account.id, ...client }, at) }
  })
}

/**
 * Answers the challenge of a sign-in and opens the session (rules ACC-34, ACC-35). A wrong, used or late answer, too many
 * tries, and another client's challenge are refused alike, after the work of a password comparison.
 * @throws ApiError 401, 429; 403 for an inactive caretaker or a closed account
 */
export async function signInWithFactor(
  deps: Deps,
  visitor: Visitor,
  { challenge, proof, clientHash }: Answer,
  identify: Identify,
): Promise<SignedIn> {
  const { client } = visitor
  const asked = { purpose: 'sign-in', boundTo: clientHash ?? '' } as const
  const [question] = await Promise.all([
    clientHash === undefined ? undefined : countChallengeAttempt(deps, asked, challenge),
    deps.passwords.verify(undefined, challenge, client),
    deps.limiter.settle(),
  ])
  const known = question && (await findAccount(deps.database.read, { id: question.account_id }))
  if (!question || !known) throw refused()
  const device = identify(known.email)
  const undoCount = await countGuess(deps, known.id, { device, proof })
  await deps.limiter.settle()
  const found = await checkProof(deps, { accountId: known.id, payload: question.payload }, proof)
  const signedIn = found && (await openWith(deps, visitor, { question, found }))
  if (!signedIn) {
    if (isSpent(question)) await warnOwner(deps, known.id)
    throw refused()
  }
  await undoCount()
  await forgiveTries(deps, { email: known.email, client, device: device?.id })
  return { token: await createToken(deps, signedIn.claims), user: toUser(signedIn.account) }
}
