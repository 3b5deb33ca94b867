import { type Kysely, type RawBuilder, sql } from 'kysely'
import { jsonText, lastLetters, toLowerCase } from '../dialect/dialect.ts'
import { addComputedColumn } from '../schema/table-parts.ts'
import { createTriggers } from '../schema/triggers.ts'

const given = (name: string) => sql<string>`coalesce(${jsonText('patient_details', name)}, '')`
/** A number without what people write between its digits. */
const digitsOf = (number: RawBuilder<string | null>) =>
  ['-', '(', ')', '.', '+'].reduce(
    (text, sign) => sql<string>`replace(${text}, ${sql.lit(sign)}, '')`,
    sql<string>`replace(${number}, ' ', '')`,
  )
/** As the program writes it (phone-digits.ts): 91 and the last ten digits, or what there is of a shorter one. */
const dialled = (number: RawBuilder<string>) =>
  sql`case when length(${digitsOf(number)}) >= 10 then '91' || ${lastLetters(digitsOf(number), 10)}
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
  await addComputedColumn(db, 'bookings', 'emergency_phone', {
    type: 'text',
    as: lastLetters(digitsOf(jsonText('patient_details', 'emergencyPhone')), 10),
  })
  await db.schema
    .createIndex('bookings_by_emergency_phone')
    .on('bookings')
    .columns(['emergency_phone', 'created_at', 'seq'])
    .execute()
  const customerPhone = sql<string>`coalesce(${jsonText('user_info', 'phone')}, '')`
  const added = sql<string>`' ' || ${dialled(customerPhone)} || ' '
    || ${given('emergencyContact')} || ' ' || ${dialled(given('emergencyPhone'))} || ' ' || ${given('address')} || ' '
    || ${given('city')} || ' ' || ${given('pincode')}`
  await createTriggers(db, 'searchPaused')
  await sql`update bookings set search_text = search_text || ${toLowerCase(added)}
    where patient_details <> '{}'`.execute(db)
  await createTriggers(db, 'searchResumed')
}
