import type { Kysely } from 'kysely'
import { strictTable } from '../schema/table-parts.ts'
import { createTriggers } from '../schema/triggers.ts'

/** Changes of the next 48 hours that a caretaker has to confirm (rule VISIT-28). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('schedule_changes')
    .addColumn('visit_id', 'text', (column) => column.notNull())
    .addColumn('caretaker_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('booking_id', 'text', (column) => column.notNull().references('bookings.id'))
    .addColumn('known_from', 'integer')
    .addColumn('known_until', 'integer')
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('told_at', 'text')
    .addColumn('told_by', 'text', (column) => column.references('accounts.id'))
    .addColumn('confirmed_at', 'text')
    .addColumn('pushed_at', 'text')
    .addColumn('push_attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('schedule_changes_visit', ['visit_id', 'caretaker_id'])
    .modifyEnd(strictTable)
    .execute()
  await db.schema
    .createIndex('schedule_changes_open')
    .on('schedule_changes')
    .columns(['confirmed_at', 'caretaker_id'])
    .execute()
  await db.schema.createIndex('schedule_changes_by_booking').on('schedule_changes').column('booking_id').execute()
  await createTriggers(db, 'scheduleChanges')
}
