import type { FactorChallenge, ProofInput } from '../../contract/accounts/factors.schema.ts'
import type { Caller } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { badRequest } from '../../http/errors/api-error.ts'
import { proofEnds } from '../../sessions/session-times.ts'
import { findAccount } from '../accounts.queries.ts'
import { consumeChallenge, countChallengeAttempt, issueChallenge } from './challenges.ts'
import { checkProof, consumeProof } from './check-proof.ts'
import { countProof } from './factor-guesses.ts'
import { describeWays } from './factors.queries.ts'
import { isMailedCode, sendMailedProof } from './mailed-proof.ts'
import { createPasskeyChallenge } from './ways/passkeys.ts'

/**
 * Challenges a signed-in caller again: by the second factor, by the password if there is none (rule ACC-39), or by a mailed
 * code once the grace period is over (rule ACC-44).
 * @throws ApiError 429
 */
export async function requestFreshProof(deps: Deps, caller: Caller): Promise<FactorChallenge> {
  const { actor } = caller
  if (actor.factorRequirement?.missing) return sendMailedProof(deps, caller)
  const at = deps.now()
  const payload = createPasskeyChallenge()
  const bound = { purpose: 'prove', boundTo: actor.sessionId } as const
  return deps.database.write(async (tx) => {
    const account = await findAccount(tx, { id: actor.id })
    const challenge = await issueChallenge(tx, { accountId: actor.id, ...bound, payload }, at)
    if (account?.second_factor_at) return { challenge, ...(await describeWays(tx, deps, actor.id, payload)) }
    return { challenge, kinds: account?.password_hash ? ['password'] : [] }
  })
}

/** Checks the password of an account without a second factor. @throws ApiError 400 */
async function checkPassword(deps: Deps, { actor, client }: Caller, password: string): Promise<void> {
  const account = await findAccount(deps.database.read, { id: actor.id })
  const isRight = await deps.passwords.verify(account?.password_hash, password, client)
  if (!isRight || account?.second_factor_at !== null) throw badRequest('auth.factor_wrong')
}

/**
 * Marks the session as proven for fifteen minutes.
 * @returns the end of that time
 * @throws ApiError 400 for a wrong, used or late answer; 429
 */
export async function proveAgain(
  deps: Deps,
  caller: Caller,
  { challenge, password, ...proof }: ProofInput,
): Promise<{ provenUntil: string }> {
  const { actor } = caller
  const question = await countChallengeAttempt(deps, { purpose: 'prove', boundTo: actor.sessionId }, challenge)
  if (!question) throw badRequest('auth.factor_wrong')
  const undoCount = await countProof(deps, actor, { password, ...proof })
  await deps.limiter.settle()
  const { payload } = question
  const isMailed = actor.factorRequirement?.missing && isMailedCode(deps, actor, { payload, code: proof.code })
  if (actor.factorRequirement?.missing && !isMailed) throw badRequest('auth.factor_wrong')
  if (password !== undefined) await checkPassword(deps, caller, password)
  const isNoFactor = isMailed || password !== undefined
  const found = isNoFactor ? undefined : await checkProof(deps, { accountId: actor.id, payload }, proof)
  const at = deps.now()
  const isProven = await deps.database.write(async (tx) => {
    const isRight = isNoFactor || (found !== undefined && (await consumeProof(tx, actor.id, found, at)))
    if (!isRight || !(await consumeChallenge(tx, question))) return false
    await tx
      .updateTable('sessions')
      .set({ proven_at: at.toISOString() })
      .where('id', '=', actor.sessionId)
      .where('ended_at', 'is', null)
      .execute()
    return true
  })
  if (!isProven) throw badRequest('auth.factor_wrong')
  await undoCount()
  return { provenUntil: proofEnds(at) }
}
