import type { Kysely } from 'kysely'
import { createTriggers } from '../schema/triggers.ts'

/** Parts of a name, an address or a number are found by an index of their letters, where an engine has one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTriggers(db, 'peopleSearch')
}
