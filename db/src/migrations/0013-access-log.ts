import { type Kysely, sql } from 'kysely'
import { strictTable } from '../schema/table-parts.ts'
import { createTriggers } from '../schema/triggers.ts'

/** Who looked at whose data; and visitors no longer count as the people whose address they type. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('access_log')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('hour', 'text', (column) => column.notNull())
    .addColumn('viewer_id', 'text', (column) => column.notNull())
    .addColumn('viewer_name', 'text', (column) => column.notNull())
    .addColumn('viewer_email', 'text', (column) => column.notNull())
    .addColumn('viewer_role', 'text', (column) => column.notNull())
    .addColumn('subject_type', 'text', (column) =>
      column.notNull().check(sql`subject_type in ('booking', 'document', 'family', 'call')`),
    )
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('opened', 'integer', (column) => column.notNull())
    .addColumn('listed', 'integer', (column) => column.notNull())
    .addColumn('refused', 'integer', (column) => column.notNull())
    .addColumn('ip_address', 'text', (column) => column.notNull())
    .addColumn('first_at', 'text', (column) => column.notNull())
    .addColumn('last_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('access_log_key', ['viewer_id', 'subject_type', 'subject_id', 'hour'])
    .modifyEnd(strictTable)
    .execute()
  await db.schema.createIndex('access_log_by_time').on('access_log').columns(['last_at', 'id']).execute()
  await db.schema.createIndex('access_log_by_subject').on('access_log').columns(['subject_id', 'last_at']).execute()
  await db.schema.createIndex('access_log_by_hour').on('access_log').columns(['hour']).execute()
  await recount(db)
  await createTriggers(db, 'accessGuards', 'auditPeople')
}

/** Events by person once more, without visitors, under the name of the newest; and by action and month. */
async function recount(db: Kysely<unknown>): Promise<void> {
  for (const table of ['audit_user_counts', 'audit_user_totals', 'audit_user_months', 'audit_action_months'])
    await sql`delete from ${sql.table(table)}`.execute(db)
  await sql`insert into audit_user_counts(day, user_email, user_name, events)
    select day, user_email, newest.user_name, events from audit_log newest
    join (select max(seq) as seq, count(*) as events from audit_log where user_role <> 'visitor' group by day, user_email)
      of_day on of_day.seq = newest.seq`.execute(db)
  await sql`insert into audit_user_totals(user_email, user_name, events)
    select newest.user_email, user_name, total from audit_user_counts newest
    join (select user_email, max(day) as day, sum(events) as total from audit_user_counts group by user_email)
      of_all on of_all.user_email = newest.user_email and of_all.day = newest.day`.execute(db)
  await sql`insert into audit_user_months(month, user_email, user_name, events)
    select month, newest.user_email, user_name, total from audit_user_counts newest
    join (select substr(day, 1, 7) as month, user_email, max(day) as day, sum(events) as total
      from audit_user_counts group by substr(day, 1, 7), user_email)
      of_month on of_month.user_email = newest.user_email and of_month.day = newest.day`.execute(db)
  await sql`insert into audit_action_months(month, action, events)
    select substr(day, 1, 7), action, sum(events) from audit_counts group by substr(day, 1, 7), action`.execute(db)
}
