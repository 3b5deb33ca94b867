import type { Kysely } from 'kysely'
import { strictTable } from '../schema/table-parts.ts'

/** What the office writes down about a family, for itself; and a family's messages are found by their address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('family_notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('author_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('author_name', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .modifyEnd(strictTable)
    .execute()
  await db.schema
    .createIndex('family_notes_by_account')
    .on('family_notes')
    .columns(['account_id', 'created_at', 'id'])
    .execute()
  await db.schema.createIndex('messages_by_email').on('messages').columns(['email', 'created_at']).execute()
}
