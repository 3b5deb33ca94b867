import type { Kysely } from 'kysely'
import { strictTable } from '../schema/table-parts.ts'

/** A separate table, because profiles are read far more often. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('caretaker_photos')
    .addColumn('account_id', 'text', (column) => column.primaryKey().references('accounts.id'))
    .addColumn('jpeg', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .modifyEnd(strictTable)
    .execute()
}
