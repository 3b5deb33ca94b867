import { type Kysely, sql } from 'kysely'
import { sequenceColumn, strictTable } from '../schema/table-parts.ts'

/** Bookings with everything that hangs on them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bookings')
    .addColumn('seq', 'integer', sequenceColumn)
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('booking_id', 'text', (column) => column.notNull().unique())
    .addColumn('user_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('service_type', 'text', (column) => column.notNull())
    .addColumn('service_name', 'text', (column) => column.notNull())
    .addColumn('package_id', 'text', (column) => column.notNull())
    .addColumn('package_name', 'text', (column) => column.notNull())
    .addColumn('price_amount', 'integer', (column) => column.notNull())
    .addColumn('price_original_amount', 'integer', (column) => column.notNull())
    .addColumn('price_unit', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) =>
      column.notNull().check(sql`status in ('pending', 'confirmed', 'active', 'completed', 'cancelled')`),
    )
    .addColumn('assigned_caregiver_id', 'text', (column) => column.references('accounts.id'))
    .addColumn('assigned_at', 'text')
    .addColumn('form_data', 'text', (column) => column.notNull())
    .addColumn('patient_details', 'text', (column) => column.notNull())
    .addColumn('patient_name', 'text', (column) => column.notNull())
    .addColumn('preferred_start_date', 'text')
    .addColumn('user_info', 'text', (column) => column.notNull())
    .addColumn('customer_name', 'text', (column) => column.notNull())
    .addColumn('total_form_fields', 'integer', (column) => column.notNull())
    .addColumn('filled_form_fields', 'integer', (column) => column.notNull())
    .addColumn('completion_rate', 'integer', (column) => column.notNull())
    .addColumn('rating', 'integer', (column) => column.check(sql`rating between 1 and 5`))
    .addColumn('review', 'text')
    .addColumn('reviewed_at', 'text')
    .addColumn('agreed_to_terms_at', 'text')
    .addColumn('terms_version', 'text')
    .addColumn('cancel_reason', 'text')
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('client_timestamp', 'text', (column) => column.notNull())
    .addColumn('created_day', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addCheckConstraint(
      'bookings_care_has_caretaker',
      sql`status not in ('confirmed', 'active') or assigned_caregiver_id is not null`,
    )
    .modifyEnd(strictTable)
    .execute()
  // One caretaker is bound to one open booking at most, however many admins assign at once (rule OFF-8).
  await db.schema
    .createIndex('bookings_one_open_per_caretaker')
    .on('bookings')
    .column('assigned_caregiver_id')
    .unique()
    .where(sql<boolean>`assigned_caregiver_id is not null and status in ('pending', 'confirmed', 'active')`)
    .execute()
  const indexes: Record<string, string[]> = {
    bookings_by_user: ['user_id', 'created_at', 'seq'],
    bookings_by_caretaker: ['assigned_caregiver_id', 'created_at', 'seq'],
    bookings_by_creation: ['created_at', 'seq'],
    bookings_by_day: ['created_day', 'seq'],
    bookings_by_status: ['status', 'created_at', 'seq'],
    bookings_by_service: ['service_type', 'created_at', 'seq'],
    bookings_by_start: ['preferred_start_date', 'seq'],
    bookings_by_rating: ['rating', 'seq'],
    bookings_by_customer: ['customer_name', 'seq'],
    bookings_by_patient: ['patient_name', 'seq'],
  }
  for (const [name, columns] of Object.entries(indexes))
    await db.schema.createIndex(name).on('bookings').columns(columns).execute()

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
    .createTable('booking_counts')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('service_type', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('bookings', 'integer', (column) => column.notNull())
    .addColumn('ratings', 'integer', (column) => column.notNull())
    .addColumn('rating_sum', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('booking_counts_key', ['day', 'service_type', 'status'])
    .modifyEnd(strictTable)
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
}
