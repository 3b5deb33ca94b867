import { type Kysely, sql } from 'kysely'
import { strictTable } from '../schema/table-parts.ts'

/** The audit log (no foreign keys: rows outlive their subjects), its counts, the mail outbox and facts of the system. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit_log')
    .addColumn('seq', 'integer', (column) => column.primaryKey())
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('actor_id', 'text')
    .addColumn('user_name', 'text', (column) => column.notNull())
    .addColumn('user_email', 'text', (column) => column.notNull())
    .addColumn('user_role', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('resource_type', 'text', (column) => column.notNull())
    .addColumn('resource_id', 'text')
    .addColumn('status', 'text', (column) => column.notNull().check(sql`status in ('success', 'failed', 'pending')`))
    .addColumn('ip_address', 'text', (column) => column.notNull())
    .addColumn('changes', 'text', (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('previous_hash', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .modifyEnd(strictTable)
    .execute()
  const indexes: Record<string, string[]> = {
    audit_log_by_action: ['action', 'seq'],
    audit_log_by_resource_type: ['resource_type', 'seq'],
    audit_log_by_resource: ['resource_id', 'seq'],
    audit_log_by_role: ['user_role', 'seq'],
    audit_log_by_status: ['status', 'seq'],
    audit_log_by_day: ['day', 'seq'],
    audit_log_by_actor: ['actor_id', 'seq'],
  }
  for (const [name, columns] of Object.entries(indexes))
    await db.schema.createIndex(name).on('audit_log').columns(columns).execute()

  await db.schema
    .createTable('audit_counts')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('resource_type', 'text', (column) => column.notNull())
    .addColumn('user_role', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('events', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('audit_counts_key', ['day', 'action', 'resource_type', 'user_role', 'status'])
    .modifyEnd(strictTable)
    .execute()
  await db.schema
    .createTable('audit_user_counts')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('user_email', 'text', (column) => column.notNull())
    .addColumn('user_name', 'text', (column) => column.notNull())
    .addColumn('events', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('audit_user_counts_key', ['day', 'user_email'])
    .modifyEnd(strictTable)
    .execute()

  await db.schema
    .createTable('outbox_mails')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text_body', 'text', (column) => column.notNull())
    .addColumn('html_body', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull().check(sql`status in ('waiting', 'sent', 'failed')`))
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'text', (column) => column.notNull())
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text')
    .modifyEnd(strictTable)
    .execute()
  await db.schema
    .createIndex('outbox_mails_waiting')
    .on('outbox_mails')
    .columns(['status', 'next_attempt_at'])
    .execute()

  await db.schema
    .createTable('system_facts')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .modifyEnd(strictTable)
    .execute()
}
