import type { Kysely } from 'kysely'

/** What waits of money is counted wherever the office is, among all payments of years. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('payments_by_status')
    .on('payments')
    .columns(['status', 'direction', 'asked_at'])
    .execute()
}
