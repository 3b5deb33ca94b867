import type { Kysely } from 'kysely'

/** Adds the family's food rule for a caretaker who cooks or eats in its kitchen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('booking_preferences').addColumn('food', 'text').execute()
}
