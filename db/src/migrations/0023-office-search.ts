import { type Kysely, sql } from 'kysely'
import { changeSearchTexts } from '../sqlite/triggers.ts'

const given = (name: string) => sql`coalesce(json_extract(patient_details, ${sql.lit(`$.${name}`)}), '')`
/** A number without what people write between its digits. */
const digitsOf = (number: ReturnType<typeof given>) =>
  ['-', '(', ')', '.', '+'].reduce(
    (text, sign) => sql`replace(${text}, ${sql.lit(sign)}, '')`,
    sql`replace(${number}, ' ', '')`,
  )
/** As the program writes it (phone-digits.ts): 91 and the last ten digits, or what there is of a shorter one. */
const dialled = (number: ReturnType<typeof given>) =>
  sql`case when length(${digitsOf(number)}) >= 10 then '91' || substr(${digitsOf(number)}, -10)
    else ${digitsOf(number)} end`

/**
 * The office finds a booking by the number to call in an emergency, by the street, and by any part of a number; and a
 * booking knows when it was completed, which `updated_at` forgets at the next change.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('bookings').addColumn('completed_at', 'text').execute()
  await sql`update bookings set completed_at = coalesce(
    (select max(created_at) from audit_log where resource_id = bookings.id and status = 'success'
      and action in ('CARE_COMPLETED', 'BOOKING_STATUS_CHANGED')),
    updated_at) where status = 'completed'`.execute(db)
  await sql`alter table bookings add column emergency_phone text
    generated always as (substr(${digitsOf(sql`json_extract(patient_details, '$.emergencyPhone')`)}, -10)) virtual`.execute(
    db,
  )
  await db.schema
    .createIndex('bookings_by_emergency_phone')
    .on('bookings')
    .columns(['emergency_phone', 'created_at', 'seq'])
    .execute()
  const customerPhone = sql`coalesce(json_extract(user_info, '$.phone'), '')`
  await changeSearchTexts(
    db,
    sql`update bookings set search_text = search_text || lower(' ' || ${dialled(customerPhone)} || ' '
      || ${given('emergencyContact')} || ' ' || ${dialled(given('emergencyPhone'))} || ' ' || ${given('address')} || ' '
      || ${given('city')} || ' ' || ${given('pincode')}) where patient_details <> '{}'`,
  )
}
