import type { Kysely } from 'kysely'

/** Adds training, in the office's words, and first year of work to the profile that families read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('caretaker_profiles').addColumn('training', 'text').execute()
  await db.schema.alterTable('caretaker_profiles').addColumn('works_since', 'integer').execute()
}
