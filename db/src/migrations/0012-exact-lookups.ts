import { type Kysely, sql } from 'kysely'

/** The last ten digits of a number as people write it, with blanks, dashes, dots or brackets. */
const phoneDigits = ['-', '(', ')', '.'].reduce(
  (text, sign) => sql`replace(${text}, ${sql.lit(sign)}, '')`,
  sql`replace(json_extract(user_info, '$.phone'), ' ', '')`,
)

/**
 * Whole phone numbers and addresses are found by an index of their own, however many bookings there are; the people most
 * active and the days of one action likewise.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bookings add column customer_phone text
    generated always as (substr(${phoneDigits}, -10)) virtual`.execute(db)
  await sql`alter table bookings add column customer_email text
    generated always as (lower(json_extract(user_info, '$.email'))) virtual`.execute(db)
  for (const column of ['customer_phone', 'customer_email'])
    await db.schema.createIndex(`bookings_by_${column}`).on('bookings').columns([column, 'created_at', 'seq']).execute()
  await db.schema.createIndex('audit_log_by_email').on('audit_log').columns(['user_email', 'seq']).execute()
  // People with equally many events need not be sorted then.
  await db.schema.dropIndex('audit_user_totals_by_events').execute()
  await sql`create index audit_user_totals_by_events on audit_user_totals (events desc, user_email)`.execute(db)
  await db.schema.createIndex('audit_counts_by_action').on('audit_counts').columns(['action', 'day']).execute()
}
