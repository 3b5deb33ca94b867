import type { KeyObject } from 'node:crypto'
import type { Tx } from '@thodu/db'
import { type Door, isDoorCode } from './door-code.ts'

/** Tries for each end of a visit: with three codes that stand at once, one in 666 is guessed. */
const mostTries = 5

/**
 * Counts a try of a code before anything is compared, so that guesses in parallel cannot share one (rule DAY-21).
 * @returns how many are left; undefined when there was none left for this one
 */
export async function countTry(tx: Tx, { visit, kind }: Door): Promise<number | undefined> {
  const counted = await tx
    .insertInto('visit_code_tries')
    .values({ visit_id: visit, kind, tries: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['visit_id', 'kind'])
        .doUpdateSet((row) => ({ tries: row('visit_code_tries.tries', '+', 1) }))
        .where('visit_code_tries.tries', '<', mostTries),
    )
    .returning('tries')
    .executeTakeFirst()
  return counted && mostTries - counted.tries
}

/**
 * What was typed at the door proves that somebody was there then. A wrong one is no reason not to save what was said.
 * @param moment when it happened, in minutes since 1970: a phone may send it hours later
 */
export async function proofOf(
  tx: Tx,
  secret: KeyObject,
  door: Door,
  { code, moment }: { code: string | undefined; moment: number },
): Promise<'code' | 'none'> {
  if (code === undefined || (await countTry(tx, door)) === undefined) return 'none'
  return isDoorCode(secret, door, code, moment) ? 'code' : 'none'
}
