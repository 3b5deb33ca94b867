import { type Kysely, sql } from 'kysely'

/** What a family says was wrong with a visit, and what was done about it; the office finds what is open. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['remark', 'remark_at', 'remark_closed_at', 'remark_done'])
    await db.schema.alterTable('visits').addColumn(column, 'text').execute()
  await db.schema
    .createIndex('visits_open_remarks')
    .on('visits')
    .column('remark_at')
    .where(sql.ref('remark_at'), 'is not', null)
    .where(sql.ref('remark_closed_at'), 'is', null)
    .execute()
}
