import type { Kysely } from 'kysely'

/** Adds the package of the code whose hours and duration an owner's package uses (rule SET-6). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('bookings').addColumn('hours_of', 'text').execute()
}
