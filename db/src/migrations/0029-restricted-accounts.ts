import { type Kysely, sql } from 'kysely'

/** Families that asked to be forgotten, and accounts whose owner was told that they go. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['restricted_at', 'purge_told_at'])
    await db.schema.alterTable('accounts').addColumn(column, 'text').execute()
  // Few, and asked for by every list: nobody in it costs nothing.
  await db.schema
    .createIndex('accounts_restricted')
    .on('accounts')
    .column('id')
    .where(sql<boolean>`restricted_at is not null and removed_at is null`)
    .execute()
}
