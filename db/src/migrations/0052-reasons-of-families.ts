import { type Kysely, sql } from 'kysely'

/** Who gave the reason of a visit that is left out: a family reads its own, and nobody outside the office reads the office's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('visits')
    .addColumn('reason_by', 'text', (column) => column.check(sql`reason_by = 'family'`))
    .execute()
}
