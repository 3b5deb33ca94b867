import { type Kysely, sql } from 'kysely'
import { strictTable } from '../../schema/table-parts.ts'

/** Uploaded files and the bookings that list them. */
export async function createDocuments(db: Kysely<unknown>): Promise<void> {
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
  // The foreign key refuses to remove a file that a booking lists.
  await db.schema
    .createTable('booking_files')
    .addColumn('booking_id', 'text', (column) => column.notNull().references('bookings.id'))
    .addColumn('document_id', 'text', (column) => column.notNull().references('documents.id'))
    .addColumn('category', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('booking_files_key', ['booking_id', 'document_id', 'category'])
    .modifyEnd(strictTable)
    .execute()
  await db.schema.createIndex('booking_files_by_document').on('booking_files').column('document_id').execute()
}
