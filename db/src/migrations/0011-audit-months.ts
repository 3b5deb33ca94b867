import type { Kysely } from 'kysely'
import { strictTable } from '../schema/table-parts.ts'

/** Events per month, by action and by person: statistics of a long range without adding up each of its days. Migration 0013 fills them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit_user_months')
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('user_email', 'text', (column) => column.notNull())
    .addColumn('user_name', 'text', (column) => column.notNull())
    .addColumn('events', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('audit_user_months_key', ['month', 'user_email'])
    .modifyEnd(strictTable)
    .execute()
  await db.schema
    .createTable('audit_action_months')
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('events', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('audit_action_months_key', ['month', 'action'])
    .modifyEnd(strictTable)
    .execute()
}
