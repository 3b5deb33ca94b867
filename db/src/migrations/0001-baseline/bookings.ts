import { type Kysely, type RawBuilder, sql } from 'kysely'
import { jsonText, lastLetters, missingFirst, toLowerCase } from '../../dialect/dialect.ts'
import { computedFrom, inOrderOf, sequenceColumn, strictTable, toFlag } from '../../schema/table-parts.ts'

/** Removes the blanks and signs that people write between digits. */
const tenDigits = (column: string, name: string, signs: readonly string[]) =>
  lastLetters(
    [' ', ...signs].reduce<RawBuilder<string | null>>(
      (text, sign) => sql<string>`replace(${text}, ${sql.lit(sign)}, '')`,
      jsonText(column, name),
    ),
    10,
  )

/** Part of each order's index, so that skipped rows are never read. */
const facets = ['status', 'service_type', 'is_assigned', 'created_at']

const orders: Record<string, string[]> = {
  // A status or a service has too many bookings to sort.
  by_creation: ['created_at', 'seq'],
  by_status: ['status', 'created_at', 'seq'],
  by_service: ['service_type', 'created_at', 'seq'],
  by_customer: ['customer_order', 'seq'],
  by_patient: ['patient_order', 'seq'],
  by_code: ['code', 'seq'],
}

export async function createBookings(db: Kysely<unknown>): Promise<void> {
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
    .addColumn('is_assigned', 'integer', computedFrom(toFlag(sql`assigned_caregiver_id is not null`)))
    .addColumn('customer_phone', 'text', computedFrom(tenDigits('user_info', 'phone', ['-', '(', ')', '.'])))
    .addColumn('customer_email', 'text', computedFrom(toLowerCase(jsonText('user_info', 'email'))))
    .addColumn('cancelled_from', 'text')
    .addColumn('made_by', 'text')
    .addColumn('completed_at', 'text')
    .addColumn(
      'emergency_phone',
      'text',
      computedFrom(tenDigits('patient_details', 'emergencyPhone', ['-', '(', ')', '.', '+'])),
    )
    .addColumn('customer_latin', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('patient_latin', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('customer_order', 'text', computedFrom(inOrderOf('customer_latin', 'customer_name')))
    .addColumn('patient_order', 'text', computedFrom(inOrderOf('patient_latin', 'patient_name')))
    .addCheckConstraint(
      'bookings_care_has_caretaker',
      sql`status not in ('confirmed', 'active') or assigned_caregiver_id is not null`,
    )
    .modifyEnd(strictTable)
    .execute()
  // PostgreSQL named the key after the column's first name and keeps that name.
  await db.schema.alterTable('bookings').renameColumn('booking_id', 'code').execute()
  await createOrders(db)
  await db.schema
    .createIndex('bookings_open_by_caretaker')
    .on('bookings')
    .column('assigned_caregiver_id')
    .where(sql<boolean>`assigned_caregiver_id is not null and status in ('pending', 'confirmed', 'active')`)
    .execute()
  await db.schema
    .createIndex('bookings_rated_by_caretaker')
    .on('bookings')
    .columns(['assigned_caregiver_id', 'rating'])
    .where(sql<boolean>`rating is not null`)
    .execute()
  await createCounts(db)
}

async function createOrders(db: Kysely<unknown>): Promise<void> {
  for (const [name, order] of Object.entries(orders)) {
    const columns = [...order, ...facets.filter((facet) => !order.includes(facet))]
    await db.schema.createIndex(`bookings_${name}`).on('bookings').columns(columns).execute()
  }
  // Lists place missing values first on every engine.
  for (const [name, column] of Object.entries({ by_start: 'preferred_start_date', by_rating: 'rating' })) {
    const columns = [missingFirst(column), ...['seq', ...facets].map((other) => sql.ref(other))]
    await sql`create index ${sql.ref(`bookings_${name}`)} on bookings (${sql.join(columns)})`.execute(db)
  }
  const people = {
    by_user: 'user_id',
    by_caretaker: 'assigned_caregiver_id',
    by_customer_phone: 'customer_phone',
    by_customer_email: 'customer_email',
    by_emergency_phone: 'emergency_phone',
  }
  for (const [name, column] of Object.entries(people))
    await db.schema.createIndex(`bookings_${name}`).on('bookings').columns([column, 'created_at', 'seq']).execute()
}

/** By day and over all days; updated by triggers. */
async function createCounts(db: Kysely<unknown>): Promise<void> {
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
    .createTable('booking_totals')
    .addColumn('service_type', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('bookings', 'integer', (column) => column.notNull())
    .addColumn('ratings', 'integer', (column) => column.notNull())
    .addColumn('rating_sum', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('booking_totals_key', ['service_type', 'status'])
    .modifyEnd(strictTable)
    .execute()
}
