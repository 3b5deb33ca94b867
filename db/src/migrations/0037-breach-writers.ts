import { type Kysely, sql } from 'kysely'
import { strictTable } from '../schema/table-parts.ts'
import { createTriggers } from '../schema/triggers.ts'

/** Adds people without an account to those affected by a breach (rule PRIV-B3). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('breach_writers')
    .addColumn('breach_id', 'text', (column) => column.notNull().references('breaches.id'))
    .addColumn('subject_type', 'text', (column) =>
      column.notNull().check(sql`subject_type in ('message', 'privacy_request')`),
    )
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('way', 'text', (column) => column.notNull().check(sql`way in ('mail', 'call')`))
    .addColumn('told_by', 'text', (column) => column.references('accounts.id'))
    .addColumn('told_at', 'text')
    .addPrimaryKeyConstraint('breach_writers_pk', ['breach_id', 'subject_id'])
    .addCheckConstraint('breach_writers_told', sql`(told_by is null) = (told_at is null)`)
    .modifyEnd(strictTable)
    .execute()
  await createTriggers(db, 'breachWriterGuards')
}
