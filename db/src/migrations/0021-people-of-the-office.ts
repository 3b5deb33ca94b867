import type { Kysely } from 'kysely'

/** Caretakers who do not work for now, what the office notes about them, and bookings that the office made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('accounts').addColumn('inactive_at', 'text').execute()
  await db.schema.alterTable('accounts').addColumn('office_note', 'text').execute()
  await db.schema.alterTable('bookings').addColumn('made_by', 'text').execute()
}
