import type { Tx } from '@thodu/db'
import type { CreateCall } from '../contract/telephone/telephone.schema.ts'
import { dayMs } from '../contract/time.ts'
import type { Caller } from '../http/caller.ts'
import { notFound } from '../http/errors/api-error.ts'
import { keyOf } from './phone-key.ts'
import { type Called, findNamed, findOnSheet, type Keys } from './read-sheet.ts'

type Card = Pick<CreateCall, 'key' | 'items'>

async function findNumber(tx: Tx, keys: Keys, key: string, now: Date): Promise<string | undefined> {
  const opened = await tx.selectFrom('call_claims').select('phone10').execute()
  return (
    opened.find(({ phone10 }) => keyOf(keys.secret, phone10) === key)?.phone10 ??
    (await findOnSheet(tx, keys, key, now))
  )
}

/** Finds a key's number among the card's items, the opened cards, or the call sheet. @throws ApiError 404 */
export async function findCalled(tx: Tx, keys: Keys, card: Card, now: Date): Promise<Called> {
  const named = await findNamed(tx, keys, card, now)
  if (named) return named
  const number = await findNumber(tx, keys, card.key, now)
  if (number === undefined) throw notFound()
  return { number, items: [] }
}

/** Stores who opened the card of this number last (rule CALL-3). */
export async function recordOpening(tx: Tx, { actor }: Caller, number: string, now: Date): Promise<void> {
  // Deletes numbers that are no longer needed.
  const forgotten = new Date(now.getTime() - dayMs).toISOString()
  await tx.deleteFrom('call_claims').where('until', '<', forgotten).execute()
  const opening = { by_id: actor.id, until: now.toISOString() }
  await tx
    .insertInto('call_claims')
    .values({ phone10: number, ...opening })
    .onConflict((conflict) => conflict.column('phone10').doUpdateSet(opening))
    .execute()
}

/** Stores who opened a card of the call sheet; a card without a number stores nothing. @throws ApiError 404 */
export async function openCard(tx: Tx, keys: Keys, caller: Caller, card: Card, now: Date): Promise<void> {
  const named = await findNamed(tx, keys, card, now)
  const number = named?.number ?? (await findNumber(tx, keys, card.key, now))
  if (number === undefined && card.items.length === 0) throw notFound()
  if (number !== undefined) await recordOpening(tx, caller, number, now)
}
