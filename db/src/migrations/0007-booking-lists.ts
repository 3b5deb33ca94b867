import { type Kysely, sql } from 'kysely'
import { addComputedColumn, toFlag } from '../schema/table-parts.ts'

/** What a list of bookings filters by: in each index of an order, so that skipped rows are never read themselves. */
const facets = ['status', 'service_type', 'is_assigned', 'created_at']

/** Lists of bookings by any order and filter read indexes alone; nothing asks by created_day (booking_counts does). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addComputedColumn(db, 'bookings', 'is_assigned', {
    type: 'integer',
    as: toFlag(sql`assigned_caregiver_id is not null`),
  })
  const orders: Record<string, string> = {
    by_creation: 'created_at',
    by_status: 'status',
    by_service: 'service_type',
    by_start: 'preferred_start_date',
    by_rating: 'rating',
    by_customer: 'customer_name',
    by_patient: 'patient_name',
  }
  for (const name of [...Object.keys(orders), 'by_day']) await db.schema.dropIndex(`bookings_${name}`).execute()
  for (const [name, column] of Object.entries({ ...orders, by_booking_id: 'booking_id' })) {
    const isOfCreation = ['by_creation', 'by_status', 'by_service'].includes(name)
    const order = isOfCreation ? [...new Set([column, 'created_at', 'seq'])] : [column, 'seq']
    const columns = [...order, ...facets.filter((facet) => !order.includes(facet))]
    await db.schema.createIndex(`bookings_${name}`).on('bookings').columns(columns).execute()
  }
}
