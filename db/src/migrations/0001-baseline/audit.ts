import { type Kysely, sql } from 'kysely'
import { strictTable } from '../../schema/table-parts.ts'

/** The audit log has no foreign keys, because rows outlive their subjects. */
export async function createAudit(db: Kysely<unknown>): Promise<void> {
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
  const indexes = { resource: 'resource_id', day: 'day', actor: 'actor_id', email: 'user_email' }
  for (const [name, column] of Object.entries(indexes))
    await db.schema.createIndex(`audit_log_by_${name}`).on('audit_log').columns([column, 'seq']).execute()
  // The columns of all filters: any mix of filters reads only its own rows.
  await db.schema
    .createIndex('audit_log_by_facets')
    .on('audit_log')
    .columns(['day', 'action', 'resource_type', 'user_role', 'status', 'seq'])
    .execute()
  await createAuditCounts(db)
  await createAccessLog(db)
}

/** Counts that triggers update. */
async function createAuditCounts(db: Kysely<unknown>): Promise<void> {
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
  await db.schema.createIndex('audit_counts_by_action').on('audit_counts').columns(['action', 'day']).execute()
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
    .createTable('audit_user_totals')
    .addColumn('user_email', 'text', (column) => column.primaryKey())
    .addColumn('user_name', 'text', (column) => column.notNull())
    .addColumn('events', 'integer', (column) => column.notNull())
    .modifyEnd(strictTable)
    .execute()
  // People with equally many events need no sorting.
  await sql`create index audit_user_totals_by_events on audit_user_totals (events desc, user_email)`.execute(db)
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

async function createAccessLog(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('access_log_anew')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('hour', 'text', (column) => column.notNull())
    .addColumn('viewer_id', 'text', (column) => column.notNull())
    .addColumn('viewer_name', 'text', (column) => column.notNull())
    .addColumn('viewer_email', 'text', (column) => column.notNull())
    .addColumn('viewer_role', 'text', (column) => column.notNull())
    .addColumn('subject_type', 'text', (column) =>
      column.notNull().check(sql`subject_type in ('booking', 'document', 'family', 'message', 'call')`),
    )
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('opened', 'integer', (column) => column.notNull())
    .addColumn('listed', 'integer', (column) => column.notNull())
    .addColumn('refused', 'integer', (column) => column.notNull())
    .addColumn('ip_address', 'text', (column) => column.notNull())
    .addColumn('first_at', 'text', (column) => column.notNull())
    .addColumn('last_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('access_log_once', ['viewer_id', 'subject_type', 'subject_id', 'hour'])
    .modifyEnd(strictTable)
    .execute()
  // PostgreSQL named the key and checks after the table's first name and keeps those names.
  await db.schema.alterTable('access_log_anew').renameTo('access_log').execute()
  await db.schema.createIndex('access_log_by_time').on('access_log').columns(['last_at', 'id']).execute()
  await db.schema.createIndex('access_log_by_subject').on('access_log').columns(['subject_id', 'last_at']).execute()
  await db.schema.createIndex('access_log_by_hour').on('access_log').columns(['hour']).execute()
}
