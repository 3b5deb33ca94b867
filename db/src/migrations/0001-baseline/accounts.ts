import { type Kysely, sql } from 'kysely'
import { personTexts } from '../../names/person-text.ts'
import { computedFrom, inOrderOf, strictTable } from '../../schema/table-parts.ts'

/** All lists and searches read only accounts that have not been removed. */
export async function createAccounts(db: Kysely<unknown>): Promise<void> {
  const { text, digits } = personTexts()
  await db.schema
    .createTable('accounts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('location', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('role', 'text', (column) => column.notNull().check(sql`role in ('user', 'caretaker', 'admin')`))
    .addColumn('password_hash', 'text')
    .addColumn('google_sub', 'text', (column) => column.unique())
    .addColumn('email_verified_at', 'text')
    .addColumn('email_updates', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('sms_alerts', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('marketing', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('removed_at', 'text')
    .addColumn('password_chosen_by', 'text')
    .addColumn('inactive_at', 'text')
    .addColumn('office_note', 'text')
    .addColumn('second_factor_at', 'text')
    .addColumn('factor_due_at', 'text')
    .addColumn('language', 'text')
    .addColumn('search_name', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('name_order', 'text', computedFrom(inOrderOf('search_name', 'name')))
    .addColumn('search_text', 'text', computedFrom(text.as))
    .addColumn('search_digits', 'text', computedFrom(digits.as))
    .modifyEnd(strictTable)
    .execute()
  const indexes: Record<string, string[]> = {
    accounts_live_by_creation: ['created_at', 'id'],
    accounts_live_by_name: ['name_order', 'id'],
    accounts_live_by_email: ['email', 'id'],
    accounts_live_by_role: ['role', 'created_at', 'id'],
  }
  for (const [name, columns] of Object.entries(indexes))
    await db.schema.createIndex(name).on('accounts').columns(columns).where(sql<boolean>`removed_at is null`).execute()
  // A search of all accounts reads both texts from this index alone.
  await sql`create index accounts_by_text on accounts (role, (${text.read}), (${digits.read}), id, removed_at)`.execute(
    db,
  )
}
