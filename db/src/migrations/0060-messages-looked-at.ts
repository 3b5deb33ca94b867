import { type Kysely, sql } from 'kysely'
import { strictTable } from '../schema/table-parts.ts'
import { createTriggers } from '../schema/triggers.ts'

const copied = sql.raw(
  'id, hour, viewer_id, viewer_name, viewer_email, viewer_role, subject_type, subject_id, opened, listed, refused, ip_address, first_at, last_at',
)

/** Who looked at a contact message whose address has no account: a kind of subject more, so the table is made anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
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
  await sql`insert into access_log_anew (${copied}) select ${copied} from access_log`.execute(db)
  // Its guards and indexes go with it.
  await db.schema.dropTable('access_log').execute()
  await db.schema.alterTable('access_log_anew').renameTo('access_log').execute()
  await db.schema.createIndex('access_log_by_time').on('access_log').columns(['last_at', 'id']).execute()
  await db.schema.createIndex('access_log_by_subject').on('access_log').columns(['subject_id', 'last_at']).execute()
  await db.schema.createIndex('access_log_by_hour').on('access_log').columns(['hour']).execute()
  await createTriggers(db, 'accessGuards')
}
