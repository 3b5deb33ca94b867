import type { Tables } from '@thodu/db'
import type { Kysely } from 'kysely'
import type { BookingFilter } from './booking-filter.ts'

type Reader = Kysely<Tables>

/** Bookings by status, service and days, from the counts the database keeps: no scan of the bookings. */
export async function countByCounters(
  db: Reader,
  { status, serviceType, from, to }: Pick<BookingFilter, 'status' | 'serviceType' | 'from' | 'to'>,
): Promise<number> {
  let query = db.selectFrom('booking_counts').select(({ fn }) => fn.sum<number | null>('bookings').as('total'))
  if (status !== undefined) query = query.where('status', '=', status)
  if (serviceType !== undefined) query = query.where('service_type', '=', serviceType)
  if (from !== undefined) query = query.where('day', '>=', from)
  if (to !== undefined) query = query.where('day', '<=', to)
  const { total } = await query.executeTakeFirstOrThrow()
  return total ?? 0
}

/** Bookings without a caretaker, counted in the index of caretakers alone. */
export async function countUnassigned(db: Reader): Promise<number> {
  const { total } = await db
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('assigned_caregiver_id', 'is', null)
    .executeTakeFirstOrThrow()
  return total
}
