import type { Kysely } from 'kysely'

/** From here on, audit rows hash personal values separately, with a salt; earlier rows stay version 1 (rule AUD-16). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('audit_log')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await db.schema.alterTable('audit_log').addColumn('salt', 'text').execute()
  await db.schema.alterTable('audit_log').addColumn('personal_hash', 'text').execute()
  await db.schema.alterTable('audit_log').addColumn('redacted_by', 'integer').execute()
}
