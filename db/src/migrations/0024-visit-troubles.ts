import { type Kysely, sql } from 'kysely'
import { strictTable } from '../schema/table-parts.ts'

/** Incidents reported by caretakers, and the office's action. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('visit_troubles')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('visit_id', 'text', (column) => column.notNull().references('visits.id'))
    .addColumn('kind', 'text', (column) =>
      column
        .notNull()
        .check(sql`kind in ('fall', 'unwell', 'refused', 'hospital', 'not-safe', 'something-missing', 'other')`),
    )
    .addColumn('text', 'text')
    .addColumn('occurred_at', 'text', (column) => column.notNull())
    .addColumn('by_account', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('client_event_id', 'text', (column) => column.notNull().unique())
    .addColumn('status', 'text', (column) => column.notNull().check(sql`status in ('new', 'seen', 'closed')`))
    .addColumn('office_note', 'text')
    .addColumn('seen_by', 'text', (column) => column.references('accounts.id'))
    .addColumn('closed_by', 'text', (column) => column.references('accounts.id'))
    .addColumn('closed_at', 'text')
    .addColumn('told_family_at', 'text')
    .addColumn('mailed_at', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addCheckConstraint('visit_troubles_closed', sql`(status = 'closed') = (closed_at is not null)`)
    .modifyEnd(strictTable)
    .execute()
  await db.schema
    .createIndex('visit_troubles_by_visit')
    .on('visit_troubles')
    .columns(['visit_id', 'created_at'])
    .execute()
  await db.schema.createIndex('visit_troubles_by_mail').on('visit_troubles').column('mailed_at').execute()
  await db.schema
    .createIndex('visit_troubles_open')
    .on('visit_troubles')
    .columns(['created_at', 'visit_id'])
    .where(sql.ref('closed_at'), 'is', null)
    .execute()
}
