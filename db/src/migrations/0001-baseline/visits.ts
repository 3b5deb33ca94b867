import { type Kysely, sql } from 'kysely'
import { strictTable } from '../../schema/table-parts.ts'

const statuses = sql`status in ('planned', 'started', 'done', 'missed', 'skipped', 'cancelled')`
const proof = (column: 'start_proof' | 'end_proof') =>
  sql<boolean>`${sql.ref(column)} in ('code', 'family', 'office', 'none')`

/** Visits, the caretakers' occupied times, and the events and notes of visits. */
export async function createVisits(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('visits')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('booking_id', 'text', (column) => column.notNull().references('bookings.id'))
    .addColumn('service_day', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull().check(sql`code in ('D', 'N', 'L', 'S')`))
    .addColumn('ordinal', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('starts_min', 'integer', (column) => column.notNull())
    .addColumn('ends_min', 'integer', (column) => column.notNull())
    .addColumn('caretaker_id', 'text', (column) => column.references('accounts.id'))
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('planned').check(statuses))
    .addColumn('reason', 'text')
    .addColumn('origin_visit_id', 'text', (column) => column.unique().references('visits.id'))
    .addColumn('origin_kind', 'text', (column) => column.check(sql`origin_kind in ('moved', 'replacement')`))
    .addColumn('moves', 'integer', (column) => column.notNull().defaultTo(0).check(sql`moves between 0 and 2`))
    .addColumn('charge', 'text', (column) =>
      column.notNull().defaultTo('due').check(sql`charge in ('due', 'waived', 'none')`),
    )
    .addColumn('started_min', 'integer')
    .addColumn('ended_min', 'integer')
    .addColumn('start_proof', 'text', (column) => column.check(proof('start_proof')))
    .addColumn('end_proof', 'text', (column) => column.check(proof('end_proof')))
    .addColumn('absent_reported_at', 'text')
    .addColumn('edited_at', 'text')
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('missing_told_at', 'text')
    .addColumn('reason_by', 'text', (column) => column.check(sql`reason_by = 'family'`))
    .addCheckConstraint('visits_span', sql`ends_min > starts_min and ends_min - starts_min <= 1440`)
    .addCheckConstraint('visits_origin', sql`(origin_visit_id is null) = (origin_kind is null)`)
    .addCheckConstraint(
      'visits_worked',
      sql`status not in ('started', 'done') or (caretaker_id is not null and started_min is not null)`,
    )
    .addCheckConstraint('visits_ended', sql`(status = 'done') = (ended_min is not null)`)
    .modifyEnd(strictTable)
    .execute()
  // Creates each planned visit once, however often the days ahead are filled.
  await db.schema
    .createIndex('visits_once')
    .on('visits')
    .columns(['booking_id', 'service_day', 'code', 'ordinal'])
    .unique()
    .where(sql<boolean>`origin_visit_id is null`)
    .execute()
  await db.schema.createIndex('visits_by_caretaker').on('visits').columns(['caretaker_id', 'starts_min']).execute()
  await db.schema.createIndex('visits_by_booking').on('visits').columns(['booking_id', 'starts_min', 'id']).execute()
  await db.schema
    .createIndex('visits_by_status')
    .on('visits')
    .columns(['status', 'starts_min', 'caretaker_id', 'started_min', 'ends_min'])
    .execute()
  await db.schema.createIndex('visits_by_start').on('visits').columns(['starts_min', 'id']).execute()
  await db.schema
    .createIndex('visits_unproved')
    .on('visits')
    .columns(['status', 'starts_min', 'id'])
    .where(
      sql<boolean>`status = 'done' and (start_proof = 'none' or (end_proof = 'none' and coalesce(start_proof, '') <> 'family'))`,
    )
    .execute()
  await db.schema
    .createTable('caretaker_busy')
    .addColumn('caretaker_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('starts_min', 'integer', (column) => column.notNull())
    .addColumn('ends_min', 'integer', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.primaryKey())
    .addColumn('visit_id', 'text', (column) => column.unique().references('visits.id'))
    .addColumn('time_off_id', 'text', (column) => column.unique().references('time_off.id'))
    .addCheckConstraint('caretaker_busy_subject', sql`(visit_id is null) <> (time_off_id is null)`)
    .addCheckConstraint('caretaker_busy_span', sql`ends_min - starts_min between 1 and 43200`)
    .modifyEnd(strictTable)
    .execute()
  await db.schema
    .createIndex('caretaker_busy_by_time')
    .on('caretaker_busy')
    .columns(['caretaker_id', 'starts_min', 'ends_min'])
    .execute()
  await db.schema
    .createTable('visit_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('visit_id', 'text', (column) => column.notNull().references('visits.id'))
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('start', 'end')`))
    .addColumn('occurred_at', 'text', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('proof', 'text', (column) => column.notNull().check(sql`proof in ('code', 'family', 'office', 'none')`))
    .addColumn('reason', 'text')
    .addColumn('client_event_id', 'text', (column) => column.notNull().unique())
    .addColumn('by_account', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('withdrawn_of', 'text', (column) => column.unique().references('visit_events.id'))
    .modifyEnd(strictTable)
    .execute()
  await db.schema.createIndex('visit_events_by_visit').on('visit_events').columns(['visit_id', 'received_at']).execute()
  await db.schema
    .createTable('visit_notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('visit_id', 'text', (column) => column.notNull().references('visits.id'))
    .addColumn('author_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('client_event_id', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .modifyEnd(strictTable)
    .execute()
  await db.schema.createIndex('visit_notes_by_visit').on('visit_notes').columns(['visit_id', 'created_at']).execute()
}
