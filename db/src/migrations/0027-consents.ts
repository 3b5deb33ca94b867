import { type Kysely, sql } from 'kysely'
import { strictTable } from '../schema/table-parts.ts'
import { createTriggers } from '../schema/triggers.ts'

/** Consents of families by purpose, with the notice that was read, until withdrawn. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('consents')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('purpose', 'text', (column) =>
      column.notNull().check(sql`purpose in ('care', 'messages', 'news', 'day-link')`),
    )
    .addColumn('notice_version', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull().check(sql`language in ('en', 'te', 'hi')`))
    .addColumn('text_sha256', 'text', (column) => column.notNull())
    .addColumn('on_behalf', 'text', (column) =>
      column.notNull().check(sql`on_behalf in ('self', 'parent', 'child', 'spouse', 'other')`),
    )
    .addColumn('way', 'text', (column) => column.notNull().check(sql`way in ('site', 'office', 'paper')`))
    .addColumn('by_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('given_at', 'text', (column) => column.notNull())
    .addColumn('withdrawn_at', 'text')
    .modifyEnd(strictTable)
    .execute()
  await db.schema
    .createIndex('consents_once')
    .on('consents')
    .columns(['account_id', 'purpose', 'notice_version', 'on_behalf'])
    .unique()
    .where(sql.ref('withdrawn_at'), 'is', null)
    .execute()
  await db.schema.createIndex('consents_by_account').on('consents').columns(['account_id', 'given_at', 'id']).execute()
  await createTriggers(db, 'consentGuards')
}
