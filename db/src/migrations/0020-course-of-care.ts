import { type Kysely, sql } from 'kysely'
import { sequenceColumn, strictTable } from '../schema/table-parts.ts'

/** Who cared for whom and until when, what was set right, and what can still be undone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('bookings').addColumn('cancelled_from', 'text').execute()
  await db.schema
    .createTable('booking_assignments')
    .addColumn('seq', 'integer', sequenceColumn)
    .addColumn('booking_id', 'text', (column) => column.notNull().references('bookings.id'))
    .addColumn('caretaker_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('assigned_at', 'text', (column) => column.notNull())
    .addColumn('care_from', 'text')
    .addColumn('care_until', 'text')
    .addColumn('ended_at', 'text')
    .addColumn('ended_by', 'text', (column) => column.check(sql`ended_by in ('handover', 'taken_back', 'correction')`))
    .addColumn('reason', 'text')
    .modifyEnd(strictTable)
    .execute()
  // One caretaker at a time, whatever the verbs do.
  await db.schema
    .createIndex('booking_assignments_open')
    .on('booking_assignments')
    .column('booking_id')
    .unique()
    .where(sql<boolean>`ended_at is null`)
    .execute()
  await db.schema
    .createIndex('booking_assignments_by_booking')
    .on('booking_assignments')
    .columns(['booking_id', 'seq'])
    .execute()
  await db.schema
    .createIndex('booking_assignments_by_caretaker')
    .on('booking_assignments')
    .columns(['caretaker_id', 'seq'])
    .execute()
  await db.schema
    .createTable('booking_corrections')
    .addColumn('seq', 'integer', sequenceColumn)
    .addColumn('booking_id', 'text', (column) => column.notNull().references('bookings.id'))
    .addColumn('from_status', 'text', (column) => column.notNull())
    .addColumn('to_status', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('corrected_by', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .modifyEnd(strictTable)
    .execute()
  await db.schema
    .createIndex('booking_corrections_by_booking')
    .on('booking_corrections')
    .columns(['booking_id', 'seq'])
    .execute()
  await db.schema
    .createTable('undos')
    .addColumn('subject_type', 'text', (column) =>
      column.notNull().check(sql`subject_type in ('booking', 'callback', 'message')`),
    )
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('author_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addColumn('before', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('undos_key', ['subject_type', 'subject_id'])
    .modifyEnd(strictTable)
    .execute()
  // What is known of care before: who has the booking, and the steps that the audit log has seen.
  await sql`insert into booking_assignments (booking_id, caretaker_id, assigned_at, care_from, care_until)
    select id, assigned_caregiver_id, coalesce(assigned_at, created_at),
      (select min(created_at) from audit_log
        where resource_id = bookings.id and action = 'CARE_STARTED' and status = 'success'),
      (select max(created_at) from audit_log
        where resource_id = bookings.id and action = 'CARE_COMPLETED' and status = 'success')
    from bookings where assigned_caregiver_id is not null`.execute(db)
}
