import { type Kysely, sql } from 'kysely'
import { strictTable } from '../../schema/table-parts.ts'

/** Outgoing mails, and WhatsApp messages about bookings: template and recipient, never the text. */
export async function createMails(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outbox_mails')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text_body', 'text', (column) => column.notNull())
    .addColumn('html_body', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull().check(sql`status in ('waiting', 'sent', 'failed')`))
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'text', (column) => column.notNull())
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text')
    .addColumn('claimed_by', 'text')
    .addColumn('claimed_until', 'text')
    .addColumn('booking_id', 'text', (column) => column.references('bookings.id'))
    .addColumn('template', 'text')
    .modifyEnd(strictTable)
    .execute()
  await db.schema
    .createIndex('outbox_mails_waiting')
    .on('outbox_mails')
    .columns(['status', 'next_attempt_at'])
    .execute()
  await db.schema.createIndex('outbox_mails_by_booking').on('outbox_mails').column('booking_id').execute()
  await db.schema
    .createTable('communications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('booking_id', 'text', (column) => column.notNull().references('bookings.id'))
    .addColumn('sent_to', 'text', (column) =>
      column.notNull().check(sql`sent_to in ('family', 'emergency', 'caretaker')`),
    )
    .addColumn('channel', 'text', (column) =>
      column.notNull().check(sql`channel in ('whatsapp', 'sms', 'call', 'mail')`),
    )
    .addColumn('template', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull().check(sql`language in ('en', 'te', 'hi')`))
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('opened', 'sent', 'not-sent', 'delivered', 'failed')`),
    )
    .addColumn('reason', 'text')
    .addColumn('by_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('settled_at', 'text')
    .addColumn('provider_id', 'text', (column) => column.unique())
    .modifyEnd(strictTable)
    .execute()
  await db.schema
    .createIndex('communications_by_booking')
    .on('communications')
    .columns(['booking_id', 'created_at'])
    .execute()
}
