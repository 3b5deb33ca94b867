import { type Kysely, sql } from 'kysely'
import { strictTable } from '../schema/table-parts.ts'

/** Uploaded files, callback requests, contact messages, newsletter addresses and service selections. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('documents')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('category', 'text')
    .addColumn('media_type', 'text', (column) => column.notNull())
    .addColumn('size_bytes', 'integer', (column) => column.notNull())
    .addColumn('stored_name', 'text', (column) => column.notNull().unique())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull().check(sql`status in ('pending', 'verified', 'rejected')`))
    .addColumn('reason', 'text')
    .addColumn('decided_at', 'text')
    .addColumn('uploaded_at', 'text', (column) => column.notNull())
    .modifyEnd(strictTable)
    .execute()
  await db.schema.createIndex('documents_by_owner').on('documents').columns(['owner_id', 'uploaded_at', 'id']).execute()
  await db.schema.createIndex('documents_by_status').on('documents').columns(['status', 'uploaded_at', 'id']).execute()
  await db.schema.createIndex('documents_by_upload').on('documents').columns(['uploaded_at', 'id']).execute()

  // A file that a booking lists cannot be removed: the foreign key refuses it.
  await db.schema
    .createTable('booking_files')
    .addColumn('booking_id', 'text', (column) => column.notNull().references('bookings.id'))
    .addColumn('document_id', 'text', (column) => column.notNull().references('documents.id'))
    .addColumn('category', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('booking_files_key', ['booking_id', 'document_id', 'category'])
    .modifyEnd(strictTable)
    .execute()
  await db.schema.createIndex('booking_files_by_document').on('booking_files').column('document_id').execute()

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
    .modifyEnd(strictTable)
    .execute()
  await db.schema.createIndex('messages_by_status').on('messages').columns(['status', 'created_at', 'id']).execute()
  await db.schema.createIndex('messages_by_creation').on('messages').columns(['created_at', 'id']).execute()

  await db.schema
    .createTable('newsletter_subscribers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .modifyEnd(strictTable)
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
}
