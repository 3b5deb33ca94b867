import type { Kysely } from 'kysely'

/** The reasons are codes shown to the family. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('booking_assignments').addColumn('chosen_for', 'text').execute()
  await db.schema.alterTable('booking_assignments').addColumn('welcomed_at', 'text').execute()
}
