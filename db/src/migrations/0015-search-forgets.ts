import { type Kysely, sql } from 'kysely'

/** A search text that is changed or emptied leaves the index at once, not at its next merge: people may ask to be removed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into bookings_search(bookings_search, rank) values ('secure-delete', 1)`.execute(db)
}
