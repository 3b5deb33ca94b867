import { createHmac, type KeyObject, randomInt, timingSafeEqual } from 'node:crypto'
import { newId, type Tx } from '@thodu/db'
import { codeMinutes } from '../../contract/people/one-time-code.ts'
import { dayMs, minuteMs } from '../../contract/time.ts'
import type { Client } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'

export type CodePurpose = 'signup' | 'reset'
type CodeFor = { email: string; purpose: CodePurpose }

/** The client that requested the code has this many attempts. So has each other network. */
const maxAttempts = 5
/** All other networks (strangers) together have this many attempts for one code, and this many for one e-mail address in a day. */
const maxStrangerAttempts = 15
const maxStrangerAttemptsADay = 40

type Entry = { code: string; askerHash: string | undefined; client: Client }

const hashCode = (secret: KeyObject, { email, purpose }: CodeFor, code: string): string =>
  createHmac('sha256', secret).update(`code:${purpose}:${email}:${code}`).digest('hex')

/** Hashes the client's narrowest network, so that all devices of a household share their attempts. */
const hashNetwork = (secret: KeyObject, { networks: [near] }: Client): string =>
  createHmac('sha256', secret).update(`network:${near.name}`).digest('base64url')

/**
 * Creates a 6-digit code that is valid for 10 minutes and replaces the previous one (rule ACC-11). Only its keyed hash is stored.
 * @returns the digits, for the mail
 */
export async function issueCode(
  tx: Tx,
  secret: KeyObject,
  { askerHash, ...who }: CodeFor & { askerHash: string },
  at: Date,
): Promise<string> {
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
      asker_hash: askerHash,
      stranger_attempts: 0,
      expires_at: new Date(at.getTime() + codeMinutes * minuteMs).toISOString(),
      verified_at: null,
      client_hash: null,
      consumed_at: null,
      created_at: at.toISOString(),
    })
    .execute()
  return code
}

/** Counts an attempt and returns the current code; undefined if there is no valid code or this client has no attempts left. */
async function countTry(
  tx: Tx,
  deps: Deps,
  who: CodeFor,
  { askerHash, client }: Omit<Entry, 'code'>,
): Promise<{ id: string; code_hash: string } | undefined> {
  const at = deps.now()
  const live = await tx
    .selectFrom('one_time_codes')
    .select(['id', 'code_hash', 'attempts', 'asker_hash', 'stranger_attempts'])
    .where('email', '=', who.email)
    .where('purpose', '=', who.purpose)
    .where('consumed_at', 'is', null)
    .where('verified_at', 'is', null)
    .where('expires_at', '>', at.toISOString())
    .executeTakeFirst()
  if (!live) return undefined
  const isAsker = live.asker_hash !== null && live.asker_hash === askerHash
  if (isAsker ? live.attempts >= maxAttempts : live.stranger_attempts >= maxStrangerAttempts) return undefined
  if (!isAsker && !(await countStranger(tx, deps, { codeId: live.id, email: who.email, client }))) return undefined
  const column = isAsker ? 'attempts' : 'stranger_attempts'
  await tx
    .updateTable('one_time_codes')
    .set({ [column]: live[column] + 1 })
    .where('id', '=', live.id)
    .execute()
  return live
}

/** Counts an attempt of another client. @returns false if its network, or the address for this day, has no attempts left */
async function countStranger(
  tx: Tx,
  { config, now }: Deps,
  { codeId, email, client }: { codeId: string; email: string; client: Client },
): Promise<boolean> {
  const day = await tx
    .selectFrom('one_time_codes')
    .select(({ fn }) => fn.sum<number | null>('stranger_attempts').as('tries'))
    .where('email', '=', email)
    .where('created_at', '>', new Date(now().getTime() - dayMs).toISOString())
    .executeTakeFirstOrThrow()
  if (Number(day.tries ?? 0) >= maxStrangerAttemptsADay) return false
  const counted = await tx
    .insertInto('code_tries')
    .values({ code_id: codeId, network_hash: hashNetwork(config.secret, client), attempts: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['code_id', 'network_hash'])
        .doUpdateSet((row) => ({ attempts: row('code_tries.attempts', '+', 1) }))
        .where('code_tries.attempts', '<', maxAttempts),
    )
    .returning('attempts')
    .executeTakeFirst()
  return counted !== undefined
}

/**
 * Checks a code. The attempt is stored before the comparison, so that each parallel request uses its own attempt (rule ACC-12).
 * The requesting client has 5 attempts. Every other network has 5 attempts, within a total for all of them. So other people
 * cannot use up the attempts of the person who requested the code.
 * @returns the id of the code, or undefined if it is wrong, used or expired, or has no attempts left
 */
export async function checkCode(deps: Deps, who: CodeFor, { code, ...from }: Entry): Promise<string | undefined> {
  const live = await deps.database.write((tx) => countTry(tx, deps, who, from))
  if (!live) return undefined
  const given = Buffer.from(hashCode(deps.config.secret, who, code), 'hex')
  return timingSafeEqual(given, Buffer.from(live.code_hash, 'hex')) ? live.id : undefined
}

/** Marks a code as used. @returns false if another request used it first */
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
