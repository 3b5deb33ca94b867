import { type Kysely, sql } from 'kysely'
import { strictTable } from '../schema/table-parts.ts'

/** People, their sessions and their one-time codes. */
export async function up(db: Kysely<unknown>): Promise<void> {
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
    .modifyEnd(strictTable)
    .execute()
  await db.schema.createIndex('accounts_by_role').on('accounts').columns(['role', 'created_at', 'id']).execute()
  await db.schema.createIndex('accounts_by_creation').on('accounts').columns(['created_at', 'id']).execute()

  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .addColumn('ip', 'text', (column) => column.notNull())
    .addColumn('user_agent', 'text', (column) => column.notNull())
    .modifyEnd(strictTable)
    .execute()
  await db.schema.createIndex('sessions_by_account').on('sessions').columns(['account_id', 'ended_at']).execute()
  await db.schema.createIndex('sessions_by_expiry').on('sessions').column('expires_at').execute()

  await db.schema
    .createTable('one_time_codes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull().check(sql`purpose in ('signup', 'reset')`))
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('verified_at', 'text')
    .addColumn('client_hash', 'text')
    .addColumn('consumed_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .modifyEnd(strictTable)
    .execute()
  // A new code replaces the old one: at most one live code per address and purpose.
  await db.schema
    .createIndex('one_time_codes_live')
    .on('one_time_codes')
    .columns(['email', 'purpose'])
    .unique()
    .where(sql.ref('consumed_at'), 'is', null)
    .execute()
  await db.schema
    .createIndex('one_time_codes_by_creation')
    .on('one_time_codes')
    .columns(['email', 'created_at'])
    .execute()

  await db.schema
    .createTable('caretaker_service_types')
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('service_type', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('caretaker_service_types_key', ['account_id', 'service_type'])
    .modifyEnd(strictTable)
    .execute()
}
