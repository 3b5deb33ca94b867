import { type Kysely, sql } from 'kysely'

/** Indexes of finished callback requests and contact messages by time, for the done rows of the inbox (rule REQ-9). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, open] of [
    ['callbacks', 'open'],
    ['messages', 'new'],
  ] as const)
    await db.schema
      .createIndex(`${table}_done`)
      .on(table)
      .column('updated_at')
      .where(sql.ref('status'), '<>', sql.lit(open))
      .execute()
}
