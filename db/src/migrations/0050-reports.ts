import { type Kysely, sql } from 'kysely'

/**
 * What reports read of a span of days without a look at the promises themselves: why some were not kept, and when bookings
 * were called first. The columns of the conditions stand at the end: SQLite would look each row up for them. That a day is
 * not null, which holds for all, keeps them from queries that ask for no days and have smaller indexes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('promises_broken_by_day')
    .on('promises')
    .columns(['due_day', 'kind', 'reason_code', 'reason_by', 'broken_noted_at', 'void_at'])
    .where(sql<boolean>`due_day is not null and broken_noted_at is not null and void_at is null`)
    .execute()
  await db.schema
    .createIndex('promises_first_calls')
    .on('promises')
    .columns(['started_at', 'met_at', 'kind', 'void_at'])
    .where(sql<boolean>`started_at is not null and kind = 'call' and void_at is null`)
    .execute()
}
