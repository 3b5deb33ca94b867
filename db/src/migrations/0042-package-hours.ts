import type { Kysely } from 'kysely'

/** A booked package that the owner added: the package of the code whose hours and duration it takes (rule SET-6). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('bookings').addColumn('hours_of', 'text').execute()
}
