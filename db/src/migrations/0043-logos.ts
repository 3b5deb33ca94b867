import type { Kysely } from 'kysely'
import { strictTable } from '../schema/table-parts.ts'

/** Each logo is converted to a PNG; the look settings refer to one by its id (rule SET-14). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('logos')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('png', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .modifyEnd(strictTable)
    .execute()
}
