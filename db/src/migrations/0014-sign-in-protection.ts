import { type Kysely, sql } from 'kysely'
import { strictTable } from '../schema/table-parts.ts'

/** What protects accounts: who chose a password, who asked for a code, tries that a restart must not forget. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('accounts').addColumn('password_chosen_by', 'text').execute()
  await db.schema.alterTable('one_time_codes').addColumn('asker_hash', 'text').execute()
  await db.schema
    .alterTable('one_time_codes')
    .addColumn('stranger_attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('code_tries')
    .addColumn('code_id', 'text', (column) => column.notNull().references('one_time_codes.id').onDelete('cascade'))
    .addColumn('network_hash', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('code_tries_key', ['code_id', 'network_hash'])
    .modifyEnd(strictTable)
    .execute()
  await db.schema
    .createTable('limit_hits')
    .addColumn('limit_name', 'text', (column) => column.notNull())
    .addColumn('subject_hash', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('limit_hits_key', ['limit_name', 'subject_hash', 'at'])
    .modifyEnd(strictTable)
    .execute()
  await db.schema
    .createTable('used_credentials')
    .addColumn('credential_hash', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .modifyEnd(strictTable)
    .execute()
  await db.schema
    .createIndex('sessions_ended')
    .on('sessions')
    .column('ended_at')
    .where(sql.ref('ended_at'), 'is not', null)
    .execute()
}
