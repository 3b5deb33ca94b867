import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely'
import { strictTable } from '../../schema/table-parts.ts'

const subjects = sql`subject_type in ('booking', 'callback', 'message', 'visit')`
const subject = (column: ColumnDefinitionBuilder) => column.notNull().check(subjects)

/** Telephone calls, their subjects, current claims, and further tries. */
export async function createTelephone(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('calls')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('phone10', 'text', (column) => column.notNull())
    .addColumn('direction', 'text', (column) => column.notNull().check(sql`direction in ('out', 'in')`))
    .addColumn('outcome', 'text', (column) =>
      column
        .notNull()
        .check(
          sql`outcome in ('reached', 'call-again', 'no-answer', 'busy', 'switched-off', 'wrong-number', 'not-interested', 'booked')`,
        ),
    )
    .addColumn('note', 'text')
    .addColumn('next_try_at', 'text')
    .addColumn('by_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('client_call_id', 'text', (column) => column.notNull().unique())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addCheckConstraint('calls_again_when', sql`outcome <> 'call-again' or next_try_at is not null`)
    .modifyEnd(strictTable)
    .execute()
  await db.schema.createIndex('calls_by_phone').on('calls').columns(['phone10', 'created_at']).execute()
  await db.schema.createIndex('calls_by_day').on('calls').columns(['day', 'outcome']).execute()
  await db.schema
    .createTable('call_items')
    .addColumn('call_id', 'text', (column) => column.notNull().references('calls.id'))
    .addColumn('subject_type', 'text', subject)
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('call_items_key', ['call_id', 'subject_type', 'subject_id'])
    .modifyEnd(strictTable)
    .execute()
  await db.schema
    .createIndex('call_items_by_subject')
    .on('call_items')
    .columns(['subject_type', 'subject_id'])
    .execute()
  await db.schema
    .createTable('call_claims')
    .addColumn('phone10', 'text', (column) => column.primaryKey())
    .addColumn('by_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('until', 'text', (column) => column.notNull())
    .modifyEnd(strictTable)
    .execute()
  await db.schema
    .createTable('call_tries')
    .addColumn('subject_type', 'text', subject)
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('days', 'integer', (column) => column.notNull())
    .addColumn('last_day', 'text', (column) => column.notNull())
    .addColumn('next_try_at', 'text')
    .addColumn('given_up', 'integer', (column) => column.notNull().check(sql`given_up in (0, 1)`))
    .addPrimaryKeyConstraint('call_tries_key', ['subject_type', 'subject_id'])
    .modifyEnd(strictTable)
    .execute()
  await db.schema
    .createIndex('call_tries_waiting')
    .on('call_tries')
    .columns(['subject_type', 'next_try_at'])
    .where(sql<boolean>`next_try_at is not null`)
    .execute()
}
