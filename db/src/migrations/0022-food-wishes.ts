import type { Kysely } from 'kysely'

/** What a family asks of who cooks or eats in its kitchen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('booking_preferences').addColumn('food', 'text').execute()
}
