import { isOneOf, type Placeholders, prepareQuery, type Reader } from '@thodu/db'
import { sql } from 'kysely'
import { bindingStatuses } from '../../contract/care/booking-status.ts'
import { callBookingColumns, toBookingItem } from './booking-item.ts'
import { mostDue, notGivenUp, type Only, type SheetItem, triesColumns } from './sheet-item.ts'

const selectPromised = prepareQuery((db, { ids }: Placeholders<Only>) => {
  // Selects due promises first: otherwise PostgreSQL overestimates open promises and reads every booking.
  const due = db
    .selectFrom('promises')
    .leftJoin('call_tries', (join) =>
      join.onRef('call_tries.subject_id', '=', 'promises.subject_id').on('call_tries.subject_type', '=', 'booking'),
    )
    .select(['promises.subject_id', 'promises.ends_at', ...triesColumns])
    .where('promises.kind', '=', sql.lit<'call'>('call'))
    .where('promises.met_at', 'is', null)
    .where('promises.void_at', 'is', null)
    .where('promises.closed_at', 'is', null)
    .where(notGivenUp)
    // Without order for given ids: SQLite otherwise walks all open promises.
    .$call((query) =>
      ids === undefined
        ? query.orderBy('promises.ends_at')
        : query.where('promises.subject_type', '=', 'booking').where(isOneOf('promises.subject_id', ids)),
    )
    .limit(mostDue)
  return db
    .selectFrom(due.as('due'))
    .innerJoin('bookings', 'bookings.id', 'due.subject_id')
    .innerJoin('accounts', 'accounts.id', 'bookings.user_id')
    .select(['bookings.id', ...callBookingColumns])
    .select(['due.ends_at', 'due.attempts', 'due.days', 'due.last_day', 'due.next_try_at'])
    .orderBy('due.ends_at')
})
const selectTried = prepareQuery((db, { ids }: Placeholders<Only>) =>
  db
    .selectFrom('call_tries')
    .innerJoin('bookings', 'bookings.id', 'call_tries.subject_id')
    .innerJoin('accounts', 'accounts.id', 'bookings.user_id')
    .select(['bookings.id', ...callBookingColumns, ...triesColumns])
    .where('call_tries.subject_type', '=', 'booking')
    .where('call_tries.next_try_at', 'is not', null)
    .where('bookings.status', 'in', bindingStatuses)
    .$call((query) => (ids === undefined ? query : query.where(isOneOf('call_tries.subject_id', ids))))
    .orderBy('call_tries.next_try_at')
    .limit(mostDue),
)
/** Reads bookings with an untried promised call, and bookings with a next try. */
export async function readBookings(db: Reader, only: Only): Promise<SheetItem[]> {
  const promised = await selectPromised(db, only)
  const tried = await selectTried(db, only)
  const known = new Set(promised.map(({ id }) => id))
  return [
    ...promised.map((row) => toBookingItem('booking', row, { dueAt: row.ends_at })),
    ...tried.filter(({ id }) => !known.has(id)).map((row) => toBookingItem('booking', row, { dueAt: null })),
  ]
}
