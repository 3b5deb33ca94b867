import { type Kysely, sql } from 'kysely'
import { strictTable } from '../schema/table-parts.ts'
import { createTriggers } from '../schema/triggers.ts'

/** Day links of bookings, and calendar feeds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('day_links')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('booking_id', 'text', (column) => column.notNull().references('bookings.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('zone', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull().check(sql`language in ('en', 'te', 'hi')`))
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('revoked_at', 'text')
    .addColumn('created_by', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('opens', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('last_opened_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .modifyEnd(strictTable)
    .execute()
  await db.schema
    .createIndex('day_links_by_booking')
    .on('day_links')
    .columns(['booking_id', 'created_at', 'id'])
    .execute()
  await db.schema
    .createTable('calendar_feeds')
    .addColumn('account_id', 'text', (column) => column.primaryKey().references('accounts.id'))
    .addColumn('serial', 'integer', (column) => column.notNull())
    .addColumn('revoked_at', 'text')
    .addColumn('last_read_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .modifyEnd(strictTable)
    .execute()
  await createTriggers(db, 'dayLinkGuard')
}
