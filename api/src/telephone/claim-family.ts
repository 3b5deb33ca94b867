import type { Tx } from '@thodu/db'
import type { CreateCall } from '../contract/telephone/telephone.schema.ts'
import { dayMs, minuteMs } from '../contract/time.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { ApiError, notFound } from '../http/errors/api-error.ts'
import { keyOf } from './phone-key.ts'
import { type Called, findNamed, findOnSheet, type Keys } from './read-sheet.ts'

/** Lease of a started call in ms; an open card renews it. */
const lease = 10 * minuteMs

type Card = Pick<CreateCall, 'key' | 'items'>
/** Finds a key's number among the card's items, the started calls, or the call sheet. @throws ApiError 404 */
export async function findCalled(tx: Tx, keys: Keys, card: Card, now: Date): Promise<Called> {
  const named = await findNamed(tx, keys, card, now)
  if (named) return named
  const claims = await tx.selectFrom('call_claims').select('phone10').execute()
  const number =
    claims.find(({ phone10 }) => keyOf(keys.secret, phone10) === card.key)?.phone10 ??
    (await findOnSheet(tx, keys, card.key, now))
  if (number === undefined) throw notFound()
  return { number, items: [] }
}

/** @throws ApiError 409 with the name of the admin who calls this family now */
export async function refuseOthersClaim(tx: Tx, { actor }: Caller, number: string, now: Date): Promise<void> {
  const other = await tx
    .selectFrom('call_claims')
    .innerJoin('accounts', 'accounts.id', 'call_claims.by_id')
    .select('accounts.name')
    .where('phone10', '=', number)
    .where('by_id', '<>', actor.id)
    .where('until', '>', now.toISOString())
    .executeTakeFirst()
  if (other) throw new ApiError(409, 'call.claimed', { message: `${other.name} is calling this family now.` })
}

/** Starts a call, or renews it, for ten minutes; of many callers one succeeds (rule CALL-3). @throws ApiError 409 */
export async function claimNumber(tx: Tx, caller: Caller, number: string, now: Date): Promise<string> {
  const until = new Date(now.getTime() + lease).toISOString()
  // Deletes numbers that are no longer needed.
  const forgotten = new Date(now.getTime() - dayMs).toISOString()
  await tx.deleteFrom('call_claims').where('until', '<', forgotten).execute()
  const by_id = caller.actor.id
  const taken = await tx
    .insertInto('call_claims')
    .values({ phone10: number, by_id, until })
    .onConflict((conflict) =>
      conflict
        .column('phone10')
        .doUpdateSet({ by_id, until })
        .where((eb) => eb.or([eb('call_claims.until', '<=', now.toISOString()), eb('call_claims.by_id', '=', by_id)])),
    )
    .returning('phone10')
    .execute()
  if (taken.length === 0) await refuseOthersClaim(tx, caller, number, now)
  return until
}

/**
 * Starts a call to the family of a card.
 * @returns the end of the lease
 * @throws ApiError 404 for an unknown key; 409 while another admin calls
 */
export const claimFamily = (deps: Deps, caller: Caller, card: Card): Promise<string> =>
  deps.database.write(async (tx) => {
    const now = deps.now()
    const { number } = await findCalled(tx, deps.config, card, now)
    return claimNumber(tx, caller, number, now)
  })

/** Ends the caller's own lease; another admin's lease stays. @throws ApiError 404 */
export const endClaim = (deps: Deps, caller: Caller, key: string): Promise<void> =>
  deps.database.write(async (tx) => {
    const { number } = await findCalled(tx, deps.config, { key, items: [] }, deps.now())
    await tx.deleteFrom('call_claims').where('phone10', '=', number).where('by_id', '=', caller.actor.id).execute()
  })
