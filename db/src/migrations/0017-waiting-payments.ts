import type { Kysely } from 'kysely'

/** The office counts open payments on every page, among all payments of years. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('payments_by_status')
    .on('payments')
    .columns(['status', 'direction', 'asked_at'])
    .execute()
}
