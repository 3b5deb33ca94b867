import { type Kysely, sql } from 'kysely'
import { strictTable } from '../../schema/table-parts.ts'

/** Rosters and time off. Moments are minutes since 1970 in UTC; days are days of the city. */
export async function createRoster(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rosters')
    .addColumn('booking_id', 'text', (column) => column.primaryKey().references('bookings.id'))
    .addColumn('starts_on', 'text', (column) => column.notNull())
    .addColumn('ends_on', 'text')
    .addColumn('days_mask', 'integer', (column) => column.notNull().check(sql`days_mask between 1 and 127`))
    .addColumn('mode', 'text', (column) => column.notNull().check(sql`mode in ('visits', 'two-shifts', 'live-in')`))
    .addColumn('units_total', 'integer', (column) => column.check(sql`units_total > 0`))
    .addColumn('pause_from', 'text')
    .addColumn('pause_until', 'text')
    .addColumn('generated_until', 'text')
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addCheckConstraint('rosters_span', sql`ends_on is null or ends_on >= starts_on`)
    .addCheckConstraint(
      'rosters_pause',
      sql`(pause_from is not null or pause_until is null) and (pause_until is null or pause_until >= pause_from)`,
    )
    .modifyEnd(strictTable)
    .execute()
  await db.schema.createIndex('rosters_by_horizon').on('rosters').column('generated_until').execute()
  await db.schema
    .createTable('roster_shifts')
    .addColumn('booking_id', 'text', (column) => column.notNull().references('rosters.booking_id'))
    .addColumn('code', 'text', (column) => column.notNull().check(sql`code in ('D', 'N', 'L', 'S')`))
    .addColumn('start_min', 'integer', (column) => column.notNull().check(sql`start_min between 0 and 1439`))
    .addColumn('minutes', 'integer', (column) => column.notNull().check(sql`minutes between 30 and 1440`))
    .addPrimaryKeyConstraint('roster_shifts_key', ['booking_id', 'code'])
    .modifyEnd(strictTable)
    .execute()
  await db.schema
    .createTable('roster_rules')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('booking_id', 'text', (column) => column.notNull().references('rosters.booking_id'))
    .addColumn('code', 'text', (column) => column.notNull().check(sql`code in ('D', 'N', 'L', 'S')`))
    .addColumn('weekday', 'integer', (column) => column.notNull().check(sql`weekday between 0 and 6`))
    .addColumn('caretaker_id', 'text', (column) => column.references('accounts.id'))
    .addColumn('from_day', 'text', (column) => column.notNull())
    .addColumn('to_day', 'text')
    .addUniqueConstraint('roster_rules_once', ['booking_id', 'code', 'weekday', 'from_day'])
    .addCheckConstraint('roster_rules_span', sql`to_day is null or to_day >= from_day`)
    .modifyEnd(strictTable)
    .execute()
  await db.schema
    .createTable('time_off')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('caretaker_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('starts_min', 'integer', (column) => column.notNull())
    .addColumn('ends_min', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('day-off', 'sick', 'leave', 'other')`))
    .addColumn('status', 'text', (column) =>
      column.notNull().check(sql`status in ('requested', 'approved', 'declined', 'withdrawn')`),
    )
    .addColumn('reason', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('decided_by', 'text', (column) => column.references('accounts.id'))
    .addColumn('decided_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('part_of', 'text')
    .addCheckConstraint('time_off_span', sql`ends_min - starts_min between 1 and 43200`)
    .modifyEnd(strictTable)
    .execute()
  await db.schema.createIndex('time_off_by_caretaker').on('time_off').columns(['caretaker_id', 'starts_min']).execute()
  await db.schema.createIndex('time_off_by_status').on('time_off').columns(['status', 'starts_min']).execute()
  await db.schema.createIndex('time_off_by_request').on('time_off').column('part_of').execute()
}
