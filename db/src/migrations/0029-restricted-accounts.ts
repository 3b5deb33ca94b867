import { type Kysely, sql } from 'kysely'

/** Adds when a family's account was restricted, and when an owner was notified of the erasure. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['restricted_at', 'purge_told_at'])
    await db.schema.alterTable('accounts').addColumn(column, 'text').execute()
  // Restricted accounts are few, and every list excludes them; an empty index costs nothing.
  await db.schema
    .createIndex('accounts_restricted')
    .on('accounts')
    .column('id')
    .where(sql<boolean>`restricted_at is not null and removed_at is null`)
    .execute()
}
