import { type Kysely, sql } from 'kysely'

/** A visit that the family has confirmed is proved, though who came said itself when it was over: it leaves the index of the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('visits_unproved').execute()
  await db.schema
    .createIndex('visits_unproved')
    .on('visits')
    .columns(['status', 'starts_min', 'id'])
    .where(
      sql<boolean>`status = 'done' and (start_proof = 'none' or (end_proof = 'none' and coalesce(start_proof, '') <> 'family'))`,
    )
    .execute()
}
