import type { Kysely } from 'kysely'

/** Families read both, in the office's words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('caretaker_profiles').addColumn('training', 'text').execute()
  await db.schema.alterTable('caretaker_profiles').addColumn('works_since', 'integer').execute()
}
