import { type Kysely, sql } from 'kysely'
import { strictTable } from '../schema/table-parts.ts'
import { createTriggers } from '../schema/triggers.ts'

/** Who a caretaker is, what a family asks for, and how many bookings at once somebody can have. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createProfiles(db)
  await createWishes(db)
  // How many at once is a caretaker's own number now, which no unique index can know: a guard counts (rule OFF-8).
  await db.schema.dropIndex('bookings_one_open_per_caretaker').execute()
  await db.schema
    .createIndex('bookings_open_by_caretaker')
    .on('bookings')
    .column('assigned_caregiver_id')
    .where(sql<boolean>`assigned_caregiver_id is not null and status in ('pending', 'confirmed', 'active')`)
    .execute()
  await db.schema
    .createIndex('bookings_rated_by_caretaker')
    .on('bookings')
    .columns(['assigned_caregiver_id', 'rating'])
    .where(sql<boolean>`rating is not null`)
    .execute()
  // How the visits of the last months went, and how full a week is, without a look at their rows.
  await db.schema.dropIndex('visits_by_status').execute()
  await db.schema
    .createIndex('visits_by_status')
    .on('visits')
    .columns(['status', 'starts_min', 'caretaker_id', 'started_min', 'ends_min'])
    .execute()
  await createTriggers(db, 'capacityGuard')
}

async function createProfiles(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('caretaker_profiles')
    .addColumn('account_id', 'text', (column) => column.primaryKey().references('accounts.id'))
    .addColumn('gender', 'text', (column) =>
      column.notNull().defaultTo('unsaid').check(sql`gender in ('female', 'male', 'unsaid')`),
    )
    .addColumn('home_pincode', 'text')
    .addColumn('weekly_off', 'integer', (column) => column.check(sql`weekly_off between 0 and 6`))
    .addColumn('max_week_minutes', 'integer', (column) =>
      column.notNull().defaultTo(2880).check(sql`max_week_minutes between 60 and 10080`),
    )
    .addColumn('night_ok', 'integer', (column) => column.notNull().defaultTo(0).check(sql`night_ok in (0, 1)`))
    .addColumn('capacity', 'integer', (column) => column.notNull().defaultTo(1).check(sql`capacity between 1 and 20`))
    .addColumn('police_check_on', 'text')
    .addColumn('id_check_on', 'text')
    .addColumn('references_on', 'text')
    .modifyEnd(strictTable)
    .execute()
  await db.schema
    .createTable('caretaker_languages')
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('language', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('caretaker_languages_key', ['account_id', 'language'])
    .modifyEnd(strictTable)
    .execute()
  await db.schema
    .createTable('caretaker_hours')
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('weekday', 'integer', (column) => column.notNull().check(sql`weekday between 0 and 6`))
    .addColumn('from_min', 'integer', (column) => column.notNull().check(sql`from_min between 0 and 1439`))
    .addColumn('to_min', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('caretaker_hours_key', ['account_id', 'weekday', 'from_min'])
    .addCheckConstraint('caretaker_hours_span', sql`to_min - from_min between 1 and 1440`)
    .modifyEnd(strictTable)
    .execute()
}

async function createWishes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('caretaker_blocks')
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('by_account', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('caretaker_blocks_key', ['user_id', 'account_id'])
    .modifyEnd(strictTable)
    .execute()
  await db.schema
    .createTable('booking_preferences')
    .addColumn('booking_id', 'text', (column) => column.primaryKey().references('bookings.id'))
    .addColumn('language', 'text')
    .addColumn('gender', 'text', (column) => column.check(sql`gender in ('female', 'male')`))
    .addColumn('gender_strength', 'text', (column) =>
      column.notNull().defaultTo('none').check(sql`gender_strength in ('none', 'prefer', 'must')`),
    )
    .addColumn('keep_same', 'integer', (column) => column.notNull().defaultTo(0).check(sql`keep_same in (0, 1)`))
    .addCheckConstraint('booking_preferences_gender', sql`(gender is null) = (gender_strength = 'none')`)
    .modifyEnd(strictTable)
    .execute()
}
