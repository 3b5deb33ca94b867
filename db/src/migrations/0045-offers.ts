import { type Kysely, sql } from 'kysely'
import { strictTable } from '../schema/table-parts.ts'

/** Questions to caretakers whether they take an unassigned visit (rule OFFER-1). A question about several visits has a row for each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('offers')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('visit_id', 'text', (column) => column.notNull().references('visits.id').onDelete('cascade'))
    .addColumn('caretaker_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('visit_revision', 'integer', (column) => column.notNull())
    .addColumn('starts_min', 'integer', (column) => column.notNull())
    .addColumn('decides', 'text', (column) => column.notNull().check(sql`decides in ('first-yes', 'office')`))
    .addColumn('answer', 'text', (column) => column.check(sql`answer in ('yes', 'no')`))
    .addColumn('answered_at', 'text')
    .addColumn('withdrawn_at', 'text')
    .addColumn('asked_by', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('offers_key', ['id', 'visit_id'])
    .addCheckConstraint('offers_answered', sql`(answer is null) = (answered_at is null)`)
    .modifyEnd(strictTable)
    .execute()
  // A caretaker is asked once for a visit as it is; after a withdrawal or a change of the visit they can be asked again.
  await db.schema
    .createIndex('offers_once')
    .unique()
    .on('offers')
    .columns(['visit_id', 'visit_revision', 'caretaker_id'])
    .where(sql.ref('withdrawn_at'), 'is', null)
    .execute()
  await db.schema.createIndex('offers_by_visit').on('offers').column('visit_id').execute()
  await db.schema.createIndex('offers_by_caretaker').on('offers').column('caretaker_id').execute()
  await db.schema.createIndex('offers_by_start').on('offers').column('starts_min').execute()
}
