import type { Kysely } from 'kysely'

/** Adds the caretaker's note to the family, separate from the notes that caretakers and the office read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('visits').addColumn('family_words', 'text').execute()
}
