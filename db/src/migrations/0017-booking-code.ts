import { type Kysely, sql } from 'kysely'

/** What people say on a phone is a booking's code; `booking_id` stays what points to a booking, in every other table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('bookings_by_booking_id').execute()
  await sql`alter table bookings rename column booking_id to code`.execute(db)
  await db.schema
    .createIndex('bookings_by_code')
    .on('bookings')
    .columns(['code', 'seq', 'status', 'service_type', 'is_assigned', 'created_at'])
    .execute()
}
