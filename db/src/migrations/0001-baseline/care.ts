import { type Kysely, sql } from 'kysely'
import { sequenceColumn, strictTable } from '../../schema/table-parts.ts'

/** Tables that belong to bookings: notes, idempotency keys, assignment history, corrections, preferences and undos. */
export async function createCare(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('booking_notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('booking_id', 'text', (column) => column.notNull().references('bookings.id'))
    .addColumn('author_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('author_name', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .modifyEnd(strictTable)
    .execute()
  await db.schema
    .createIndex('booking_notes_by_booking')
    .on('booking_notes')
    .columns(['booking_id', 'created_at', 'id'])
    .execute()
  await db.schema
    .createTable('idempotency_keys')
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('idempotency_key', 'text', (column) => column.notNull())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('booking_id', 'text', (column) => column.notNull().references('bookings.id'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_keys_key', ['account_id', 'idempotency_key'])
    .modifyEnd(strictTable)
    .execute()
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
  // Ensures one caretaker at a time, whatever the commands do.
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
    .createTable('booking_preferences')
    .addColumn('booking_id', 'text', (column) => column.primaryKey().references('bookings.id'))
    .addColumn('language', 'text')
    .addColumn('gender', 'text', (column) => column.check(sql`gender in ('female', 'male')`))
    .addColumn('gender_strength', 'text', (column) =>
      column.notNull().defaultTo('none').check(sql`gender_strength in ('none', 'prefer', 'must')`),
    )
    .addColumn('keep_same', 'integer', (column) => column.notNull().defaultTo(0).check(sql`keep_same in (0, 1)`))
    .addCheckConstraint('booking_preferences_gender', sql`(gender is null) = (gender_strength = 'none')`)
    .modifyEnd(strictTable)
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
}
