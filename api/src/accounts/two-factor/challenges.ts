import { createHash, randomBytes } from 'node:crypto'
import type { FactorChallengeRow, Tx } from '@thodu/db'
import { challengeAttempts, challengeMinutes } from '../../contract/people/one-time-code.ts'
import { minuteMs } from '../../contract/time.ts'
import type { Deps } from '../../http/environment.ts'

export type ChallengePurpose = FactorChallengeRow['purpose']
/** `boundTo` is the cookie hash of the client, or the id of the challenged session. */
export type Bound = { purpose: ChallengePurpose; boundTo: string }

const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/**
 * Creates a challenge for this client. By default it is valid for five minutes. It allows five attempts and can be used once
 * (rule ACC-34).
 * @returns the token that the answer must contain
 */
export async function issueChallenge(
  tx: Tx,
  { accountId, payload = null, ...bound }: Bound & { accountId: string; payload?: string | null },
  at: Date,
  forMinutes = challengeMinutes,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await tx
    .insertInto('factor_challenges')
    .values({
      token_hash: hashToken(token),
      account_id: accountId,
      purpose: bound.purpose,
      bound_to: bound.boundTo,
      payload,
      attempts: 0,
      expires_at: new Date(at.getTime() + forMinutes * minuteMs).toISOString(),
    })
    .execute()
  return token
}

/**
 * Counts the attempt before the code is compared, so that each parallel request uses its own attempt.
 * @returns undefined if the challenge is unknown, belongs to another client, has expired or has no attempts left
 */
export function countChallengeAttempt(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  { purpose, boundTo }: Bound,
  token: string,
): Promise<FactorChallengeRow | undefined> {
  return database.write((tx) =>
    tx
      .updateTable('factor_challenges')
      .set((row) => ({ attempts: row('attempts', '+', 1) }))
      .where('token_hash', '=', hashToken(token))
      .where('purpose', '=', purpose)
      .where('bound_to', '=', boundTo)
      .where('attempts', '<', challengeAttempts)
      .where('expires_at', '>', now().toISOString())
      .returningAll()
      .executeTakeFirst(),
  )
}

export const isSpent = ({ attempts }: Pick<FactorChallengeRow, 'attempts'>): boolean => attempts >= challengeAttempts

/**
 * Deletes an answered challenge.
 * @returns false if another request already used the challenge, or if it was deleted because the account's sessions ended
 */
export async function consumeChallenge(tx: Tx, { token_hash }: FactorChallengeRow): Promise<boolean> {
  const used = await tx
    .deleteFrom('factor_challenges')
    .where('token_hash', '=', token_hash)
    .returning('token_hash')
    .executeTakeFirst()
  return used !== undefined
}
