import { type Kysely, sql } from 'kysely'

/**
 * An address is a subscriber's once a mailed link has been followed. Addresses from before have proven nothing: they wait
 * until they ask again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = db.schema.alterTable('newsletter_subscribers')
  await table.addColumn('confirmed_at', 'text').execute()
  await table.addColumn('token_hash', 'text').execute()
  await table.addColumn('token_sent_at', 'text').execute()
  await db.schema
    .createIndex('newsletter_subscribers_by_token')
    .on('newsletter_subscribers')
    .column('token_hash')
    .unique()
    .where(sql<boolean>`token_hash is not null`)
    .execute()
}
