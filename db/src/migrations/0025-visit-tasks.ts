import { type Kysely, sql } from 'kysely'
import { strictTable } from '../schema/table-parts.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('roster_tasks')
    .addColumn('booking_id', 'text', (column) => column.notNull().references('rosters.booking_id'))
    .addColumn('code', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('roster_tasks_key', ['booking_id', 'code'])
    .modifyEnd(strictTable)
    .execute()
  await db.schema
    .createTable('visit_tasks')
    .addColumn('visit_id', 'text', (column) => column.notNull().references('visits.id'))
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('result', 'text', (column) => column.notNull().check(sql`result in ('done', 'not-done', 'refused')`))
    .addPrimaryKeyConstraint('visit_tasks_key', ['visit_id', 'code'])
    .modifyEnd(strictTable)
    .execute()
}
