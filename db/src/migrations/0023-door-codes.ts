import { type Kysely, sql } from 'kysely'
import { strictTable } from '../schema/table-parts.ts'

/** How often a code was tried at the door of a visit: five times for each of its ends. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('visit_code_tries')
    .addColumn('visit_id', 'text', (column) => column.notNull().references('visits.id'))
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('start', 'end')`))
    .addColumn('tries', 'integer', (column) => column.notNull().check(sql`tries between 1 and 5`))
    .addPrimaryKeyConstraint('visit_code_tries_pk', ['visit_id', 'kind'])
    .modifyEnd(strictTable)
    .execute()
}
