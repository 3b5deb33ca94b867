import type { Kysely } from 'kysely'

/** What families read of who comes, beside languages and checks: in the office's words, and since which year. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('caretaker_profiles').addColumn('training', 'text').execute()
  await db.schema.alterTable('caretaker_profiles').addColumn('works_since', 'integer').execute()
}
