import type { Kysely } from 'kysely'
import { strictTable } from '../../schema/table-parts.ts'

/** Data shared by the processes on one database: facts, uses of rate limits, and leases. */
export async function createProcesses(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('system_facts')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .modifyEnd(strictTable)
    .execute()
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
}
