import { type Kysely, sql } from 'kysely'
import { strictTable } from '../schema/table-parts.ts'
import { createTriggers } from '../schema/triggers.ts'

/** Bookings by service and status over all days: 25 rows at most, where the counts by day grow with the years. */
export async function up(db: Kysely<unknown>): Promise<void> {
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
  await sql`insert into booking_totals(service_type, status, bookings, ratings, rating_sum)
    select service_type, status, sum(bookings), sum(ratings), sum(rating_sum) from booking_counts
    group by service_type, status`.execute(db)
  await createTriggers(db, 'bookingTotals')
}
