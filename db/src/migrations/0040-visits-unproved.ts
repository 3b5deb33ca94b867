import { type Kysely, sql } from 'kysely'

/** Visits that are done and not proved, so that the office's list of them is not a look at every visit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('visits_unproved')
    .on('visits')
    // With the status first: SQLite, which keeps no statistics, would take the index of all visits by status else.
    .columns(['status', 'starts_min', 'id'])
    .where(sql<boolean>`status = 'done' and (start_proof = 'none' or end_proof = 'none')`)
    .execute()
}
