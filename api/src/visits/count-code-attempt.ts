import type { KeyObject } from 'node:crypto'
import type { Tx } from '@thodu/db'
import { type DoorCodeOwner, isDoorCode } from './door-code.ts'

/** Tries for each end of a visit: three codes are valid at a time, so guessing succeeds once in 666 visits. */
const mostTries = 5

/**
 * Counts before the comparison, so that parallel guesses cannot share a try (rule DAY-21).
 * @returns the remaining tries; undefined when this one exceeds the limit
 */
export async function countCodeAttempt(tx: Tx, { visit, kind }: DoorCodeOwner): Promise<number | undefined> {
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
 * Checks a code. A wrong code never prevents a step.
 * @param moment minutes since 1970; a phone may send a step hours later
 */
export async function proofOf(
  tx: Tx,
  secret: KeyObject,
  door: DoorCodeOwner,
  { code, moment }: { code: string | undefined; moment: number },
): Promise<'code' | 'none'> {
  if (code === undefined || (await countCodeAttempt(tx, door)) === undefined) return 'none'
  return isDoorCode(secret, door, code, moment) ? 'code' : 'none'
}
