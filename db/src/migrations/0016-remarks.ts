import { type Kysely, sql } from 'kysely'

/** Adds the family's complaint about a visit and the office's action, with an index of open complaints. */
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
