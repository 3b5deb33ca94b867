import type { Kysely } from 'kysely'
import { createTriggers } from '../schema/triggers.ts'

/** A search text that is changed or emptied leaves the index at once, not at its next merge: people may ask to be removed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTriggers(db, 'searchForgets')
}
