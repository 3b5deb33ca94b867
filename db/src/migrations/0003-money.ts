import { type Kysely, sql } from 'kysely'
import { strictTable } from '../schema/table-parts.ts'
import { createTriggers } from '../schema/triggers.ts'

/** Price of a booking's care by version, and the charge of each visit. */
async function addTerms(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('care_terms')
    .addColumn('booking_id', 'text', (column) => column.notNull().references('bookings.id'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('price', 'integer', (column) => column.notNull().check(sql`price > 0`))
    .addColumn('parts', 'integer', (column) => column.notNull().check(sql`parts > 0`))
    .addColumn('counted', 'integer', (column) => column.notNull().check(sql`counted in (0, 1)`))
    .addColumn('early_end', 'text', (column) => column.notNull().check(sql`early_end in ('share', 'single')`))
    .addColumn('single_price', 'integer', (column) => column.check(sql`single_price > 0`))
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('by_id', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('care_terms_key', ['booking_id', 'version'])
    .modifyEnd(strictTable)
    .execute()
  for (const name of ['charge_amount', 'charge_no', 'charge_terms'])
    await db.schema.alterTable('visits').addColumn(name, 'integer').execute()
  await db.schema
    .createIndex('visits_charged_once')
    .unique()
    .on('visits')
    .columns(['booking_id', 'charge_terms', 'charge_no'])
    .where(sql.ref('charge_no'), 'is not', null)
    .execute()
}

async function addPayments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('payments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('booking_id', 'text', (column) => column.notNull().references('bookings.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('direction', 'text', (column) => column.notNull().check(sql`direction in ('in', 'out')`))
    .addColumn('amount', 'integer', (column) => column.notNull().check(sql`amount > 0`))
    .addColumn('received', 'integer', (column) => column.check(sql`received > 0`))
    .addColumn('method', 'text', (column) => column.notNull().check(sql`method in ('upi', 'bank', 'cash')`))
    .addColumn('status', 'text', (column) =>
      column.notNull().check(sql`status in ('asked', 'claimed', 'confirmed', 'rejected', 'withdrawn')`),
    )
    .addColumn('utr', 'text')
    .addColumn('paid_on', 'text')
    .addColumn('note', 'text')
    .addColumn('asked_by', 'text')
    .addColumn('asked_at', 'text', (column) => column.notNull())
    .addColumn('claimed_at', 'text')
    .addColumn('decided_by', 'text')
    .addColumn('decided_at', 'text')
    .addColumn('reason', 'text')
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('payments_number', ['booking_id', 'number'])
    .modifyEnd(strictTable)
    .execute()
  await db.schema
    .createIndex('payments_open_request')
    .unique()
    .on('payments')
    .column('booking_id')
    .where(sql<boolean>`direction = 'in' and status in ('asked', 'claimed')`)
    .execute()
  await db.schema
    .createIndex('payments_confirmed_utr')
    .unique()
    .on('payments')
    .column('utr')
    .where(sql<boolean>`status = 'confirmed'`)
    .execute()
  await db.schema
    .createTable('money_adjustments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('booking_id', 'text', (column) => column.notNull().references('bookings.id'))
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('opening', 'credit', 'charge', 'reversal')`),
    )
    .addColumn('amount', 'integer', (column) => column.notNull().check(sql`amount <> 0`))
    .addColumn('payment_id', 'text', (column) => column.unique().references('payments.id'))
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('by_id', 'text')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .modifyEnd(strictTable)
    .execute()
  await db.schema
    .createIndex('money_adjustments_by_booking')
    .on('money_adjustments')
    .columns(['booking_id', 'created_at'])
    .execute()
}

async function addDocuments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('issued_documents')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('series', 'text', (column) => column.notNull().check(sql`series in ('R', 'B', 'C', 'F')`))
    .addColumn('fy', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull().unique())
    .addColumn('booking_id', 'text', (column) => column.notNull().references('bookings.id'))
    .addColumn('payment_id', 'text', (column) => column.references('payments.id'))
    .addColumn('from_day', 'text')
    .addColumn('to_day', 'text')
    .addColumn('total', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('by_id', 'text')
    .addColumn('issued_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('issued_documents_number', ['series', 'fy', 'number'])
    .modifyEnd(strictTable)
    .execute()
  await db.schema
    .createIndex('issued_documents_by_payment')
    .unique()
    .on('issued_documents')
    .columns(['payment_id', 'series'])
    .where(sql.ref('payment_id'), 'is not', null)
    .execute()
  await db.schema
    .createIndex('issued_documents_by_booking')
    .on('issued_documents')
    .columns(['booking_id', 'issued_at'])
    .execute()
}

/** Terms, payments, adjustments and issued documents (rules MON-1 to MON-10). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addTerms(db)
  await addPayments(db)
  await addDocuments(db)
  await createTriggers(db, 'moneyGuards')
}
