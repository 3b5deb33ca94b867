import { type Kysely, sql } from 'kysely'
import { strictTable } from '../schema/table-parts.ts'

/** What was handed to a messenger about a booking: which template, in which language, to whom; never what it said. */
export async function up(db: Kysely<unknown>): Promise<void> {
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
