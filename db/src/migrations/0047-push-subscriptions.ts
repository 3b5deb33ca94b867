import type { Kysely } from 'kysely'
import { strictTable } from '../schema/table-parts.ts'
import { createTriggers } from '../schema/triggers.ts'

/** Devices of caretakers that allow notifications; each belongs to one session (rule CARE-28). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('push_subscriptions')
    .addColumn('session_id', 'text', (column) => column.primaryKey().references('sessions.id'))
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('endpoint', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .modifyEnd(strictTable)
    .execute()
  await db.schema.createIndex('push_subscriptions_by_account').on('push_subscriptions').column('account_id').execute()
  await createTriggers(db, 'pushSubscriptions')
}
