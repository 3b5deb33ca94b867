import { createHash, randomBytes } from 'node:crypto'
import type { FactorChallengeRow, Tx } from '@thodu/db'
import { minuteMs } from '../../contract/time.ts'
import type { Deps } from '../../http/environment.ts'

const minutes = 5
const maxAttempts = 5

export type Purpose = FactorChallengeRow['purpose']
/** `boundTo` is the hash of the cookie of the client that signs in, or the session that was asked. */
export type Bound = { purpose: Purpose; boundTo: string }

const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/**
 * Asks a question that is good for five minutes (unless it says otherwise), five tries and one answer, by this client only (rule ACC-34).
 * @returns its name, which the answer has to bring along
 */
export async function issueChallenge(
  tx: Tx,
  { accountId, payload = null, ...bound }: Bound & { accountId: string; payload?: string | null },
  at: Date,
  forMinutes = minutes,
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
 * Counts a try, on disk before anything is compared: guesses in parallel cannot share one.
 * @returns the question; undefined when it is not there, not this client's, over, or has no tries left
 */
export function countTry(
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
      .where('attempts', '<', maxAttempts)
      .where('expires_at', '>', now().toISOString())
      .returningAll()
      .executeTakeFirst(),
  )
}

/** Whether a wrong answer was the last try. */
export const isSpent = ({ attempts }: Pick<FactorChallengeRow, 'attempts'>): boolean => attempts >= maxAttempts

/** Uses a question up; false when another request was faster, or the account's sessions ended meanwhile. */
export async function consumeChallenge(tx: Tx, { token_hash }: FactorChallengeRow): Promise<boolean> {
  const used = await tx
    .deleteFrom('factor_challenges')
    .where('token_hash', '=', token_hash)
    .returning('token_hash')
    .executeTakeFirst()
  return used !== undefined
}
