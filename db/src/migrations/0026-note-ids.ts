import type { Kysely } from 'kysely'

/** Adds the phone's id of a note, so that a note sent twice is stored once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('booking_notes').addColumn('client_event_id', 'text').execute()
  await db.schema
    .createIndex('booking_notes_once')
    .on('booking_notes')
    .column('client_event_id')
    .unique()
    .where('client_event_id', 'is not', null)
    .execute()
}
