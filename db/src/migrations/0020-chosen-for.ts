import type { Kysely } from 'kysely'

/** Adds the reasons for choosing a caretaker, as codes shown to the family, and the time at which the family accepted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('booking_assignments').addColumn('chosen_for', 'text').execute()
  await db.schema.alterTable('booking_assignments').addColumn('welcomed_at', 'text').execute()
}
