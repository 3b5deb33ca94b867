import { type Kysely, sql } from 'kysely'
import { strictTable } from '../schema/table-parts.ts'

/** Change requests of families: one open request per booking. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('change_requests')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('booking_id', 'text', (column) => column.notNull().references('bookings.id'))
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('another-caretaker', 'cancel', 'pause', 'stop')`),
    )
    .addColumn('reason', 'text')
    .addColumn('from_day', 'text')
    .addColumn('until_day', 'text')
    .addColumn('words', 'text')
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('open', 'done', 'declined', 'withdrawn')`),
    )
    .addColumn('answer', 'text')
    .addColumn('closed_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addCheckConstraint('change_requests_closed', sql`(state = 'open') = (closed_at is null)`)
    .modifyEnd(strictTable)
    .execute()
  await db.schema
    .createIndex('change_requests_by_booking')
    .on('change_requests')
    .columns(['booking_id', 'created_at', 'id'])
    .execute()
  await db.schema
    .createIndex('change_requests_open')
    .unique()
    .on('change_requests')
    .column('booking_id')
    .where(sql.ref('closed_at'), 'is', null)
    .execute()
}
