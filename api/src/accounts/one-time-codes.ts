import { createHmac, type KeyObject, randomInt, timingSafeEqual } from 'node:crypto'
import { newId, type Tx } from '@thodu/db'
import type { Deps } from '../http/environment.ts'

export type CodePurpose = 'signup' | 'reset'
type CodeFor = { email: string; purpose: CodePurpose }

const validMinutes = 10
const maxAttempts = 5

const hashCode = (secret: KeyObject, { email, purpose }: CodeFor, code: string): string =>
  createHmac('sha256', secret).update(`code:${purpose}:${email}:${code}`).digest('hex')

/**
 * Makes a code of 6 digits that is valid for 10 minutes and replaces the one before it (contract, section 3).
 * Only its keyed hash is stored.
 * @returns the digits, for the mail
 */
export async function issueCode(tx: Tx, secret: KeyObject, who: CodeFor, at: Date): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await tx
    .updateTable('one_time_codes')
    .set({ consumed_at: at.toISOString() })
    .where('email', '=', who.email)
    .where('purpose', '=', who.purpose)
    .where('consumed_at', 'is', null)
    .execute()
  await tx
    .insertInto('one_time_codes')
    .values({
      id: newId(at.getTime()),
      ...who,
      code_hash: hashCode(secret, who, code),
      attempts: 0,
      expires_at: new Date(at.getTime() + validMinutes * 60_000).toISOString(),
      verified_at: null,
      client_hash: null,
      consumed_at: null,
      created_at: at.toISOString(),
    })
    .execute()
  return code
}

/**
 * Whether the digits are the live code of that address. The try is counted and on disk before the comparison, so that
 * parallel guesses cannot share one try (quality.md, Security); after 5 the code is dead.
 * @returns the id of the code, or undefined when it is wrong, used, expired or dead
 */
export async function checkCode(deps: Deps, who: CodeFor, code: string): Promise<string | undefined> {
  const live = await deps.database.write((tx) =>
    tx
      .updateTable('one_time_codes')
      .set((row) => ({ attempts: row('attempts', '+', 1) }))
      .where('email', '=', who.email)
      .where('purpose', '=', who.purpose)
      .where('consumed_at', 'is', null)
      .where('verified_at', 'is', null)
      .where('expires_at', '>', deps.now().toISOString())
      .where('attempts', '<', maxAttempts)
      .returning(['id', 'code_hash'])
      .executeTakeFirst(),
  )
  if (!live) return undefined
  const given = Buffer.from(hashCode(deps.config.secret, who, code), 'hex')
  return timingSafeEqual(given, Buffer.from(live.code_hash, 'hex')) ? live.id : undefined
}

/** Uses a code up; false when another request was faster. */
export async function consumeCode(tx: Tx, id: string, at: Date): Promise<boolean> {
  const used = await tx
    .updateTable('one_time_codes')
    .set({ consumed_at: at.toISOString() })
    .where('id', '=', id)
    .where('consumed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}
