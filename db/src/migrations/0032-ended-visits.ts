import { type Kysely, sql } from 'kysely'

/** Results of ended visits by caretaker, without sorting; a row is added once, when a visit has ended (rule FAST-4). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('visits_ended_by_caretaker')
    .on('visits')
    .columns(['caretaker_id', 'status', 'starts_min', 'started_min'])
    .where(sql<boolean>`status in ('done', 'missed')`)
    .execute()
}
