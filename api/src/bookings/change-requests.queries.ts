import { type ChangeRequestRow, isOneOf, type Placeholders, prepareQuery, type Reader } from '@thodu/db'
import type { ChangeReason } from '../contract/bookings/change-kinds.ts'
import type { ChangeRequest } from '../contract/bookings/change-requests.schema.ts'

/** Converts a row to the API's `ChangeRequest`. The reason was validated when the family sent the request. */
const toChangeRequest = (row: ChangeRequestRow): ChangeRequest => ({
  kind: row.kind,
  reason: row.reason as ChangeReason | null,
  from: row.from_day,
  until: row.until_day,
  words: row.words,
  state: row.state,
  answer: row.answer,
  askedAt: row.created_at,
  updatedAt: row.updated_at,
  closedAt: row.closed_at,
})

const selectOfBookings = prepareQuery((db, { ids }: Placeholders<{ ids: readonly string[] }>) =>
  db
    .selectFrom('change_requests')
    .selectAll()
    .where(isOneOf('booking_id', ids))
    .where('state', '<>', 'withdrawn')
    .orderBy('booking_id')
    .orderBy('created_at')
    .orderBy('id'),
)

/** Finds the newest request of each booking; withdrawn ones are ignored. */
export async function findNewestRequests(db: Reader, ids: readonly string[]): Promise<Map<string, ChangeRequest>> {
  const rows = await selectOfBookings(db, { ids })
  return new Map(rows.map((row) => [row.booking_id, toChangeRequest(row)]))
}

/** Finds the newest request of a booking; withdrawn ones are ignored. */
export const findNewestRequest = (db: Reader, bookingId: string): Promise<ChangeRequestRow | undefined> =>
  db
    .selectFrom('change_requests')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('state', '<>', 'withdrawn')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Finds the open request; a booking has at most one. */
export const findOpenRequest = (db: Reader, bookingId: string): Promise<ChangeRequestRow | undefined> =>
  db
    .selectFrom('change_requests')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()

const mostOpen = 100

/** Lists open requests with their bookings, oldest first. */
export const listOpenRequests = (db: Reader) =>
  db
    .selectFrom('change_requests')
    .innerJoin('bookings', 'bookings.id', 'change_requests.booking_id')
    .select(['change_requests.id', 'change_requests.kind', 'change_requests.reason', 'change_requests.words'])
    .select(['change_requests.from_day', 'change_requests.until_day', 'change_requests.created_at'])
    .select(['booking_id', 'bookings.code', 'bookings.customer_name', 'bookings.user_info', 'bookings.patient_details'])
    .where('closed_at', 'is', null)
    .orderBy('change_requests.created_at')
    .orderBy('change_requests.id')
    .limit(mostOpen)
    .execute()
