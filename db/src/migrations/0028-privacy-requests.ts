import { type Kysely, sql } from 'kysely'
import { strictTable } from '../schema/table-parts.ts'

/** Requests about personal data with their deadlines, and nominees of families. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('privacy_requests')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('account_id', 'text', (column) => column.references('accounts.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('family_id', 'text', (column) => column.references('accounts.id'))
    .addColumn('contact', 'text', (column) => column.notNull())
    .addColumn('contact_number', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.check(sql`language in ('en', 'te', 'hi')`))
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('access', 'correction', 'erasure', 'grievance', 'nomination', 'withdrawal')`),
    )
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('patient_name', 'text')
    .addColumn('by_patient', 'integer', (column) => column.notNull().check(sql`by_patient in (0, 1)`))
    .addColumn('keep_from_family', 'integer', (column) => column.notNull().check(sql`keep_from_family in (0, 1)`))
    .addColumn('family_told_at', 'text')
    .addColumn('status', 'text', (column) =>
      column.notNull().check(sql`status in ('new', 'acknowledged', 'waiting', 'done', 'refused')`),
    )
    .addColumn('due_ack_at', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('next_due_at', 'text', (column) => column.notNull())
    .addColumn('next_alert_at', 'text')
    .addColumn('acknowledged_at', 'text')
    .addColumn('decided_at', 'text')
    .addColumn('answer', 'text')
    .addColumn('proof', 'text', (column) => column.check(sql`proof in ('sign-in', 'call', 'mail', 'paper')`))
    .addColumn('proven_at', 'text')
    .addColumn('by_id', 'text', (column) => column.references('accounts.id'))
    .addColumn('corrected_by', 'text')
    .addColumn('client_event_id', 'text', (column) => column.unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addCheckConstraint('privacy_requests_decided', sql`(status in ('done', 'refused')) = (decided_at is not null)`)
    .addCheckConstraint('privacy_requests_refused', sql`status <> 'refused' or answer is not null`)
    .addCheckConstraint('privacy_requests_proven', sql`(proof is null) = (proven_at is null)`)
    .modifyEnd(strictTable)
    .execute()
  await db.schema
    .createIndex('privacy_requests_by_account')
    .on('privacy_requests')
    .columns(['account_id', 'created_at', 'id'])
    .execute()
  await db.schema
    .createIndex('privacy_requests_by_family')
    .on('privacy_requests')
    .column('family_id')
    .where(sql.ref('family_id'), 'is not', null)
    .execute()
  await db.schema.createIndex('privacy_requests_by_contact').on('privacy_requests').columns(['contact']).execute()
  await db.schema
    .createIndex('privacy_requests_open')
    .on('privacy_requests')
    .columns(['next_due_at', 'id'])
    .where(sql.ref('decided_at'), 'is', null)
    .execute()
  await db.schema
    .createIndex('privacy_requests_to_tell')
    .on('privacy_requests')
    .columns(['next_alert_at', 'id'])
    .where(sql.ref('next_alert_at'), 'is not', null)
    .execute()
  await db.schema
    .createTable('nominees')
    .addColumn('account_id', 'text', (column) => column.primaryKey().references('accounts.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('relation', 'text', (column) => column.notNull())
    .addColumn('named_at', 'text', (column) => column.notNull())
    .modifyEnd(strictTable)
    .execute()
}
