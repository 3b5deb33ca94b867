import type { Kysely } from 'kysely'

/** Why somebody was chosen for a family, in codes that the family is told, and when it said yes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('booking_assignments').addColumn('chosen_for', 'text').execute()
  await db.schema.alterTable('booking_assignments').addColumn('welcomed_at', 'text').execute()
}
