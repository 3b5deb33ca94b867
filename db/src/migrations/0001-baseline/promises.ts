import { type Kysely, sql } from 'kysely'
import { strictTable } from '../../schema/table-parts.ts'

const isOpen = sql<boolean>`met_at is null and void_at is null and closed_at is null`

export async function createPromises(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('promises')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('subject_type', 'text', (column) =>
      column.notNull().check(sql`subject_type in ('booking', 'callback', 'message')`),
    )
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) =>
      column
        .notNull()
        .check(sql`kind in ('call', 'match', 'verification', 'caregiver', 'callback', 'reply', 'rematch')`),
    )
    .addColumn('round', 'integer', (column) => column.notNull())
    .addColumn('clock', 'text', (column) => column.notNull().check(sql`clock in ('always', 'office')`))
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('due_day', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .addColumn('held_minutes', 'integer', (column) => column.notNull())
    .addColumn('next_alert_at', 'text')
    .addColumn('met_at', 'text')
    .addColumn('broken_noted_at', 'text')
    .addColumn('closed_at', 'text')
    .addColumn('void_at', 'text')
    .addColumn('void_reason', 'text', (column) =>
      column.check(sql`void_reason in ('cancelled', 'completed', 'closed', 'undone', 'erased')`),
    )
    .addColumn('reason_code', 'text', (column) =>
      column.check(
        sql`reason_code in ('family-unreachable', 'family-asked', 'no-caretaker', 'our-delay', 'no-network', 'outside-area', 'other')`,
      ),
    )
    .addColumn('reason_note', 'text')
    .addColumn('reason_by', 'text', (column) => column.references('accounts.id'))
    .addColumn('reason_at', 'text')
    .addUniqueConstraint('promises_once', ['subject_type', 'subject_id', 'kind', 'round'])
    .addCheckConstraint('promises_end_late', sql`ends_at >= due_at and held_minutes >= 0`)
    .addCheckConstraint('promises_void_why', sql`(void_at is null) = (void_reason is null)`)
    .modifyEnd(strictTable)
    .execute()
  await db.schema.createIndex('promises_open').on('promises').column('ends_at').where(isOpen).execute()
  await db.schema
    .createIndex('promises_to_tell')
    .on('promises')
    .column('next_alert_at')
    .where(sql<boolean>`next_alert_at is not null`)
    .execute()
  await db.schema
    .createIndex('promises_broken')
    .on('promises')
    .column('ends_at')
    .where(sql<boolean>`broken_noted_at is not null and void_at is null`)
    .execute()
  await db.schema
    .createIndex('promises_to_explain')
    .on('promises')
    .column('ends_at')
    .where(sql<boolean>`broken_noted_at is not null and void_at is null and reason_code is null`)
    .execute()
  await db.schema
    .createIndex('promises_calls_open')
    .on('promises')
    .column('ends_at')
    .where(sql<boolean>`kind = 'call' and met_at is null and void_at is null and closed_at is null`)
    .execute()
  await db.schema
    .createIndex('promises_broken_by_day')
    .on('promises')
    .columns(['due_day', 'kind', 'reason_code', 'reason_by', 'broken_noted_at', 'void_at'])
    .where(sql<boolean>`due_day is not null and broken_noted_at is not null and void_at is null`)
    .execute()
  await db.schema
    .createIndex('promises_first_calls')
    .on('promises')
    .columns(['started_at', 'met_at', 'kind', 'void_at'])
    .where(sql<boolean>`started_at is not null and kind = 'call' and void_at is null`)
    .execute()
  await db.schema
    .createTable('promise_holds')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('promise_id', 'text', (column) => column.notNull().references('promises.id'))
    .addColumn('from_at', 'text', (column) => column.notNull())
    .addColumn('until_at', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('by_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addCheckConstraint('promise_holds_forward', sql`until_at > from_at`)
    .modifyEnd(strictTable)
    .execute()
  await db.schema
    .createIndex('promise_holds_by_promise')
    .on('promise_holds')
    .columns(['promise_id', 'until_at'])
    .execute()
  await db.schema
    .createTable('promise_alerts')
    .addColumn('promise_id', 'text', (column) => column.notNull().references('promises.id'))
    .addColumn('level', 'text', (column) => column.notNull().check(sql`level in ('soon', 'due', 'late')`))
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('promise_alerts_key', ['promise_id', 'level'])
    .modifyEnd(strictTable)
    .execute()
  await db.schema
    .createTable('promise_counts')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('kept', 'integer', (column) => column.notNull())
    .addColumn('broken', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('promise_counts_key', ['day', 'kind'])
    .modifyEnd(strictTable)
    .execute()
}
