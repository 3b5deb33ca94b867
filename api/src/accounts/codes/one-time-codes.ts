import { createHmac, type KeyObject, randomInt, timingSafeEqual } from 'node:crypto'
import { newId, type Tx } from '@thodu/db'
import { codeMinutes } from '../../contract/people/one-time-code.ts'
import { dayMs, minuteMs } from '../../contract/time.ts'
import type { Client } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'

export type CodePurpose = 'signup' | 'reset'
type CodeFor = { email: string; purpose: CodePurpose }

/** Of the client that asked for the code, and of each other network. */
const maxAttempts = 5
/** Of all clients together that did not ask, for one code and for all codes of an address in a day. */
const maxStrangerAttempts = 15
const maxStrangerAttemptsADay = 40

/** What was entered, and by whom. */
type Entry = { code: string; askerHash: string | undefined; client: Client }

const hashCode = (secret: KeyObject, { email, purpose }: CodeFor, code: string): string =>
  createHmac('sha256', secret).update(`code:${purpose}:${email}:${code}`).digest('hex')

/** A household is one client. */
const hashNetwork = (secret: KeyObject, { networks: [near] }: Client): string =>
  createHmac('sha256', secret).update(`network:${near.name}`).digest('base64url')

/**
 * Makes a code of 6 digits that is valid for 10 minutes and replaces the one before it (rule ACC-11).
 * Only its keyed hash is stored.
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

/** The live code of an address, after one try of this client was counted; undefined when the client has none left. */
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

/** Counts the try of a client that did not ask for the code; false when its network, or the day, has none left. */
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
 * Whether the digits are the live code of that address. The try is counted and on disk before the comparison, so that
 * parallel guesses cannot share one try (rule ACC-12). The client that asked has 5 tries; every other client has 5 of
 * its own, within what is left to all of them together, so that nobody can use up the owner's.
 * @returns the id of the code, or undefined when it is wrong, used, expired or dead
 */
export async function checkCode(deps: Deps, who: CodeFor, { code, ...from }: Entry): Promise<string | undefined> {
  const live = await deps.database.write((tx) => countTry(tx, deps, who, from))
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
