import { createHmac, type KeyObject, randomInt, timingSafeEqual } from 'node:crypto'
import type { FactorChallenge, ProofInput } from '../../contract/accounts/factors.schema.ts'
import { codeMinutes } from '../../contract/people/one-time-code.ts'
import type { Actor } from '../../http/actor.ts'
import type { Caller } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { badRequest } from '../../http/errors/api-error.ts'
import { accountMails } from '../../mail/account-mails.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { sealText } from '../../mail/sealed-text.ts'
import { proofEnds } from '../../sessions/session-times.ts'
import { findAccount } from '../accounts.queries.ts'
import { useCodeLimits } from '../codes/send-code.ts'
import { consumeChallenge, countChallengeAttempt, issueChallenge } from './challenges.ts'
import { checkProof, consumeProof } from './check-proof.ts'
import { countProof } from './factor-guesses.ts'
import { describeWays } from './factors.queries.ts'
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

type Input = Pick<Actor, 'id' | 'sessionId'>

/** The hash contains the session, so a code proves nothing in another one. */
const hashCode = (secret: KeyObject, { id, sessionId }: Input, code: string): string =>
  createHmac('sha256', secret).update(`code:set-up:${id}:${sessionId}:${code}`).digest('hex')

/**
 * Mails a code to a person whose seven days are over, before their first second factor. Otherwise a thief with only the
 * password could set up their own (rule ACC-44).
 * @throws ApiError 429
 */
async function sendMailedProof(deps: Deps, { actor, client }: Caller): Promise<FactorChallenge> {
  await useCodeLimits(deps, { client }, { email: actor.email, purpose: 'set-up' })
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const { secret } = deps.config
  const bound = { purpose: 'prove', boundTo: actor.sessionId, payload: hashCode(secret, actor, code) } as const
  const at = deps.now()
  const challenge = await deps.database.write(async (tx) => {
    await queueMail(tx, actor, accountMails.setUpCode(actor.name, sealText(secret, code), deps.config.office), at)
    return issueChallenge(tx, { accountId: actor.id, ...bound }, at, codeMinutes)
  })
  return { challenge, kinds: ['mail'] }
}

/** Returns whether the digits were mailed for this challenge. */
function isMailedCode(
  { config }: Pick<Deps, 'config'>,
  actor: Input,
  { payload, code }: { payload: string | null; code: string | undefined },
): boolean {
  const given = Buffer.from(hashCode(config.secret, actor, code ?? ''))
  const mailed = Buffer.from(payload ?? '')
  return given.length === mailed.length && timingSafeEqual(given, mailed)
}
