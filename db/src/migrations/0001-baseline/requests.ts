import { type Kysely, sql } from 'kysely'
import { toLowerCase } from '../../dialect/dialect.ts'
import { computedFrom, strictTable } from '../../schema/table-parts.ts'

/** Callback requests, contact messages, newsletter addresses, service selections, and the office's notes about families. */
export async function createRequests(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('callbacks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('service_type', 'text', (column) => column.notNull())
    .addColumn('package_id', 'text', (column) => column.notNull())
    .addColumn('preferred_time', 'text', (column) =>
      column.notNull().check(sql`preferred_time in ('morning', 'afternoon', 'evening')`),
    )
    .addColumn('additional_notes', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull().check(sql`status in ('open', 'called', 'closed')`))
    .addColumn('note', 'text')
    .addColumn('client_timestamp', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('owner_id', 'text', (column) => column.references('accounts.id'))
    .addColumn('owned_at', 'text')
    .modifyEnd(strictTable)
    .execute()
  await db.schema.createIndex('callbacks_by_status').on('callbacks').columns(['status', 'created_at', 'id']).execute()
  await db.schema.createIndex('callbacks_by_user').on('callbacks').columns(['user_id', 'created_at', 'id']).execute()
  await db.schema.createIndex('callbacks_by_creation').on('callbacks').columns(['created_at', 'id']).execute()
  await db.schema
    .createTable('messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('inquiry_type', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull().check(sql`status in ('new', 'answered', 'closed')`))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('owner_id', 'text', (column) => column.references('accounts.id'))
    .addColumn('owned_at', 'text')
    .addColumn('note', 'text')
    .addColumn('search_name', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn(
      'name_order',
      'text',
      computedFrom(sql`case when search_name = '' then ${toLowerCase('name')} else search_name end`),
    )
    .modifyEnd(strictTable)
    .execute()
  await db.schema.createIndex('messages_by_status').on('messages').columns(['status', 'created_at', 'id']).execute()
  await db.schema.createIndex('messages_by_creation').on('messages').columns(['created_at', 'id']).execute()
  await db.schema.createIndex('messages_by_email').on('messages').columns(['email', 'created_at']).execute()
  await db.schema.createIndex('messages_by_name').on('messages').columns(['name_order', 'id']).execute()
  await db.schema
    .createTable('newsletter_subscribers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'text')
    .addColumn('token_hash', 'text')
    .addColumn('token_sent_at', 'text')
    .modifyEnd(strictTable)
    .execute()
  await db.schema
    .createIndex('newsletter_subscribers_by_token')
    .on('newsletter_subscribers')
    .column('token_hash')
    .unique()
    .where(sql<boolean>`token_hash is not null`)
    .execute()
  await db.schema
    .createTable('service_selections')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('service_type', 'text', (column) => column.notNull())
    .addColumn('service_name', 'text', (column) => column.notNull())
    .addColumn('service_description', 'text', (column) => column.notNull())
    .addColumn('user_agent', 'text', (column) => column.notNull())
    .addColumn('referrer', 'text', (column) => column.notNull())
    .addColumn('client_timestamp', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull().check(sql`source in ('selection', 'tracking')`))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .modifyEnd(strictTable)
    .execute()
  await db.schema
    .createIndex('service_selections_by_user')
    .on('service_selections')
    .columns(['user_id', 'created_at', 'id'])
    .execute()
  await db.schema
    .createTable('family_notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('author_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('author_name', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .modifyEnd(strictTable)
    .execute()
  await db.schema
    .createIndex('family_notes_by_account')
    .on('family_notes')
    .columns(['account_id', 'created_at', 'id'])
    .execute()
}
