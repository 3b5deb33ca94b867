import type { Kysely } from 'kysely'
import { strictTable } from '../schema/table-parts.ts'

/**
 * What every filter of the audit trail asks by, in the order of audit_counts: any mix of filters reads only its rows.
 * Migration 0013 fills the totals.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['by_action', 'by_resource_type', 'by_role', 'by_status'])
    await db.schema.dropIndex(`audit_log_${name}`).execute()
  await db.schema
    .createIndex('audit_log_by_facets')
    .on('audit_log')
    .columns(['day', 'action', 'resource_type', 'user_role', 'status', 'seq'])
    .execute()

  await db.schema
    .createTable('audit_user_totals')
    .addColumn('user_email', 'text', (column) => column.primaryKey())
    .addColumn('user_name', 'text', (column) => column.notNull())
    .addColumn('events', 'integer', (column) => column.notNull())
    .modifyEnd(strictTable)
    .execute()
  await db.schema.createIndex('audit_user_totals_by_events').on('audit_user_totals').columns(['events']).execute()
}
