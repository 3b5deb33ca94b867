import { type Kysely, sql } from 'kysely'
import { createTriggers } from '../schema/triggers.ts'

/**
 * A bank reference is confirmed once, and can be used again when that confirmation was reversed; an index cannot check that.
 * Adds the reason for waiving a visit.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('payments_confirmed_utr').execute()
  await db.schema
    .createIndex('payments_by_utr')
    .on('payments')
    .column('utr')
    .where(sql.ref('utr'), 'is not', null)
    .execute()
  await db.schema.alterTable('visits').addColumn('waive_reason', 'text').execute()
  await createTriggers(db, 'referenceOnce')
}
