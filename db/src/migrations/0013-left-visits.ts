import type { Kysely } from 'kysely'
import { strictTable } from '../schema/table-parts.ts'
import { createTriggers } from '../schema/triggers.ts'

/** Previous caretakers of planned visits that were reassigned or removed, so that calendars can cancel these visits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('left_visits')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('visit_id', 'text', (column) => column.notNull())
    .addColumn('booking_id', 'text', (column) => column.notNull().references('bookings.id'))
    .addColumn('caretaker_id', 'text', (column) => column.references('accounts.id'))
    .addColumn('starts_min', 'integer', (column) => column.notNull())
    .addColumn('ends_min', 'integer', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('left_at', 'text', (column) => column.notNull())
    .modifyEnd(strictTable)
    .execute()
  await db.schema
    .createIndex('left_visits_by_caretaker')
    .on('left_visits')
    .columns(['caretaker_id', 'starts_min'])
    .execute()
  await db.schema
    .createIndex('left_visits_by_booking')
    .on('left_visits')
    .columns(['booking_id', 'starts_min'])
    .execute()
  await db.schema.createIndex('left_visits_by_time').on('left_visits').column('left_at').execute()
  await createTriggers(db, 'leftVisits')
}
