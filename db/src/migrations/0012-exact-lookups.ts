import { type Kysely, sql } from 'kysely'
import { jsonText, lastLetters, toLowerCase } from '../dialect/dialect.ts'
import { addComputedColumn } from '../schema/table-parts.ts'

/** The last ten digits of a number as people write it, with blanks, dashes, dots or brackets. */
const phoneDigits = ['-', '(', ')', '.'].reduce(
  (text, sign) => sql<string>`replace(${text}, ${sql.lit(sign)}, '')`,
  sql<string>`replace(${jsonText('user_info', 'phone')}, ' ', '')`,
)

/**
 * Whole phone numbers and addresses are found by an index of their own, however many bookings there are; the people most
 * active and the days of one action likewise.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addComputedColumn(db, 'bookings', 'customer_phone', { type: 'text', as: lastLetters(phoneDigits, 10) })
  await addComputedColumn(db, 'bookings', 'customer_email', {
    type: 'text',
    as: toLowerCase(jsonText('user_info', 'email')),
  })
  for (const column of ['customer_phone', 'customer_email'])
    await db.schema.createIndex(`bookings_by_${column}`).on('bookings').columns([column, 'created_at', 'seq']).execute()
  await db.schema.createIndex('audit_log_by_email').on('audit_log').columns(['user_email', 'seq']).execute()
  // People with equally many events need not be sorted then.
  await db.schema.dropIndex('audit_user_totals_by_events').execute()
  await sql`create index audit_user_totals_by_events on audit_user_totals (events desc, user_email)`.execute(db)
  await db.schema.createIndex('audit_counts_by_action').on('audit_counts').columns(['action', 'day']).execute()
}
