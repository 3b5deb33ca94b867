import { type Placeholders, prepareQuery, type Reader } from '@thodu/db'
import { sql } from 'kysely'
import type { BookingFilter } from './booking-filter.ts'

type Counted = Pick<BookingFilter, 'status' | 'serviceType' | 'from' | 'to'>

const sumCounters = prepareQuery((db, { status, serviceType, from, to }: Placeholders<Counted>) => {
  const isAllDays = from === undefined && to === undefined
  return db
    .selectFrom(isAllDays ? 'booking_totals' : 'booking_counts')
    .select(({ fn }) => fn.sum<number | null>('bookings').as('total'))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? ''))
    .$if(serviceType !== undefined, (query) => query.where('service_type', '=', serviceType ?? ''))
    .$if(from !== undefined, (query) => query.where(sql.ref('day'), '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where(sql.ref('day'), '<=', to ?? ''))
})

/** Bookings by status, service and days, from the counts the database keeps: no scan of the bookings. */
export async function countByCounters(db: Reader, { status, serviceType, from, to }: Counted): Promise<number> {
  const [sum] = await sumCounters(db, { status, serviceType, from, to })
  return sum?.total ?? 0
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
