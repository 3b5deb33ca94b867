import { type Kysely, sql } from 'kysely'
import { strictTable } from '../../schema/table-parts.ts'

/** Caretakers' services, profiles, languages and hours, and the families that block them. */
export async function createCaretakers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('caretaker_service_types')
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('service_type', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('caretaker_service_types_key', ['account_id', 'service_type'])
    .modifyEnd(strictTable)
    .execute()
  await db.schema
    .createTable('caretaker_profiles')
    .addColumn('account_id', 'text', (column) => column.primaryKey().references('accounts.id'))
    .addColumn('gender', 'text', (column) =>
      column.notNull().defaultTo('unsaid').check(sql`gender in ('female', 'male', 'unsaid')`),
    )
    .addColumn('home_pincode', 'text')
    .addColumn('weekly_off', 'integer', (column) => column.check(sql`weekly_off between 0 and 6`))
    .addColumn('max_week_minutes', 'integer', (column) =>
      column.notNull().defaultTo(2880).check(sql`max_week_minutes between 60 and 10080`),
    )
    .addColumn('night_ok', 'integer', (column) => column.notNull().defaultTo(0).check(sql`night_ok in (0, 1)`))
    .addColumn('capacity', 'integer', (column) => column.notNull().defaultTo(1).check(sql`capacity between 1 and 20`))
    .addColumn('police_check_on', 'text')
    .addColumn('id_check_on', 'text')
    .addColumn('references_on', 'text')
    .modifyEnd(strictTable)
    .execute()
  await db.schema
    .createTable('caretaker_languages')
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('language', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('caretaker_languages_key', ['account_id', 'language'])
    .modifyEnd(strictTable)
    .execute()
  await db.schema
    .createTable('caretaker_hours')
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('weekday', 'integer', (column) => column.notNull().check(sql`weekday between 0 and 6`))
    .addColumn('from_min', 'integer', (column) => column.notNull().check(sql`from_min between 0 and 1439`))
    .addColumn('to_min', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('caretaker_hours_key', ['account_id', 'weekday', 'from_min'])
    .addCheckConstraint('caretaker_hours_span', sql`to_min - from_min between 1 and 1440`)
    .modifyEnd(strictTable)
    .execute()
  await db.schema
    .createTable('caretaker_blocks')
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('by_account', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('caretaker_blocks_key', ['user_id', 'account_id'])
    .modifyEnd(strictTable)
    .execute()
}
