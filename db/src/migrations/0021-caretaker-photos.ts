import type { Kysely } from 'kysely'
import { strictTable } from '../schema/table-parts.ts'

/** The face that families see: a small JPEG, as Base64. A table of its own, for profiles are read far more often. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('caretaker_photos')
    .addColumn('account_id', 'text', (column) => column.primaryKey().references('accounts.id'))
    .addColumn('jpeg', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .modifyEnd(strictTable)
    .execute()
}
