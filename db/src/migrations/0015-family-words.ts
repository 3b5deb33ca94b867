import type { Kysely } from 'kysely'

/** What who was there leaves for the family at the end of a visit: beside the notes, which caretakers and the office read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('visits').addColumn('family_words', 'text').execute()
}
