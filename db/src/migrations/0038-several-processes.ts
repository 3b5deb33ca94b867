import type { Kysely } from 'kysely'
import { strictTable } from '../schema/table-parts.ts'

/**
 * What several processes on one database share: uses of limits by rate, work that one of them takes, mails that one of
 * them is sending.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rate_hits')
    .addColumn('limit_name', 'text', (column) => column.notNull())
    .addColumn('subject_hash', 'text', (column) => column.notNull())
    .addColumn('hits', 'text', (column) => column.notNull())
    .addColumn('until', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('rate_hits_key', ['limit_name', 'subject_hash'])
    .modifyEnd(strictTable)
    .execute()
  await db.schema.createIndex('rate_hits_by_end').on('rate_hits').column('until').execute()
  await db.schema
    .createTable('leases')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('until', 'text', (column) => column.notNull())
    .modifyEnd(strictTable)
    .execute()
  await db.schema.alterTable('outbox_mails').addColumn('claimed_by', 'text').execute()
  await db.schema.alterTable('outbox_mails').addColumn('claimed_until', 'text').execute()
}
