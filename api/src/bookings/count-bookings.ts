import { type Placeholders, prepareQuery, type Reader, withoutIndex } from '@thodu/db'
import { sql } from 'kysely'
import { isRestrictedFamily, openRows } from '../http/lists/restricted.ts'
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

/** Families with restricted data are few, and no list shows their bookings. */
const countRestricted = prepareQuery((db, { status, serviceType, from, to }: Placeholders<Counted>) =>
  db
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(isRestrictedFamily('bookings.user_id'))
    .$if(status !== undefined, (query) => query.where(withoutIndex<string>('bookings.status'), '=', status ?? ''))
    .$if(serviceType !== undefined, (query) =>
      query.where(withoutIndex<string>('bookings.service_type'), '=', serviceType ?? ''),
    )
    .$if(from !== undefined, (query) => query.where(sql.ref('created_day'), '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where(sql.ref('created_day'), '<=', to ?? '')),
)

/** Counts bookings from counters that the database maintains, without a scan. */
export async function countByCounters(db: Reader, { status, serviceType, from, to }: Counted): Promise<number> {
  const [sum] = await sumCounters(db, { status, serviceType, from, to })
  const [hidden] = await countRestricted(db, { status, serviceType, from, to })
  return Number(sum?.total ?? 0) - Number(hidden?.total ?? 0)
}

/** Counts bookings without a caretaker from the index of caretakers alone. */
export async function countUnassigned(db: Reader): Promise<number> {
  const { total } = await db
    .selectFrom(openRows.bookings)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('assigned_caregiver_id', 'is', null)
    .executeTakeFirstOrThrow()
  return total
}
