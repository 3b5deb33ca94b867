import { type Kysely, sql } from 'kysely'
import { strictTable } from '../schema/table-parts.ts'

/** One row per change of a section; the highest revision is in force (rule SET-1). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('settings')
    .addColumn('section', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull().check(sql`revision > 0`))
    .addColumn('changed', 'text', (column) => column.notNull())
    .addColumn('by_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('settings_revisions', ['section', 'revision'])
    .modifyEnd(strictTable)
    .execute()
}
