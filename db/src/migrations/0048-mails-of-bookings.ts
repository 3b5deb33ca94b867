import type { Kysely } from 'kysely'

/**
 * Which booking a mail is about, and what it says by its template: such a row stays when the mail has gone, without address and
 * text, so that the booking's history knows of it. What was sent before is not known.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('outbox_mails')
    .addColumn('booking_id', 'text', (column) => column.references('bookings.id'))
    .execute()
  await db.schema.alterTable('outbox_mails').addColumn('template', 'text').execute()
  await db.schema.createIndex('outbox_mails_by_booking').on('outbox_mails').column('booking_id').execute()
}
