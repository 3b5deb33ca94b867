import { isOneOf, type Reader } from '@thodu/db'
import { dayMs, minuteMs } from '../../contract/time.ts'
import { openRows } from '../../http/lists/restricted.ts'
import { callBookingColumns, toBookingItem } from './booking-item.ts'
import { mostDue, notGivenUp, type Only, type SheetItem, triesColumns } from './sheet-item.ts'

/** How long a missed visit stays on the call sheet, in ms. */
const missedFor = 3 * dayMs

const selectMissed = (db: Reader, { since, ids }: Only & { since: number }) =>
  db
    .selectFrom('visits')
    .innerJoin(openRows.bookings, 'bookings.id', 'visits.booking_id')
    .innerJoin('accounts', 'accounts.id', 'bookings.user_id')
    .leftJoin('call_tries', (join) =>
      join.onRef('call_tries.subject_id', '=', 'visits.id').on('call_tries.subject_type', '=', 'visit'),
    )
    .select(['visits.id', 'visits.starts_min', ...callBookingColumns, ...triesColumns])
    .where('visits.status', '=', 'missed')
    .where('visits.starts_min', '>', since)
    .$call((query) => (ids === undefined ? query : query.where(isOneOf('visits.id', ids))))
    .where(notGivenUp)
    .where(({ or, not, exists, eb, selectFrom }) =>
      or([
        eb('call_tries.next_try_at', 'is not', null),
        not(
          exists(
            selectFrom('call_items')
              .select('call_id')
              .where('subject_type', '=', 'visit')
              .whereRef('subject_id', '=', 'visits.id'),
          ),
        ),
      ]),
    )
    .orderBy('visits.starts_min')
    .limit(mostDue)
    .execute()
/** Reads missed visits until an admin has called about them. */
export async function readMissedVisits(db: Reader, only: Only, now: Date): Promise<SheetItem[]> {
  const rows = await selectMissed(db, { ...only, since: Math.floor((now.getTime() - missedFor) / minuteMs) })
  return rows.map((row) => {
    const dueAt = new Date(row.starts_min * minuteMs).toISOString()
    return toBookingItem('visit', row, { since: dueAt, dueAt })
  })
}
