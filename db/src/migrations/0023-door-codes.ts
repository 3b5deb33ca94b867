import { type Kysely, sql } from 'kysely'
import { strictTable } from '../schema/table-parts.ts'

/** Attempts at a door code: at most five each for start and end of a visit. */
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
