import type { Reader } from '@thodu/db'
import { bindingStatuses, isBinding } from '../../contract/care/booking-status.ts'
import { addDays, type Day, dayOfMoment, momentOf } from '../../contract/time.ts'
import type { Deps } from '../../http/environment.ts'
import { generateVisits } from './generate-visits.ts'
import { findPlannedBooking, findRoster } from './roster.queries.ts'
import { horizonDays } from './roster-days.ts'

/** Each run extends this many rosters; the next run, a minute later, takes the others. */
const mostAtOnce = 500

const findDue = (db: Reader, until: Day) =>
  db
    .selectFrom('rosters')
    .innerJoin('bookings', 'bookings.id', 'rosters.booking_id')
    .select('rosters.booking_id')
    .where('generated_until', '<', until)
    .where('units_total', 'is', null)
    .where((eb) => eb.or([eb('ends_on', 'is', null), eb('ends_on', '>', eb.ref('generated_until'))]))
    .where('bookings.status', 'in', bindingStatuses)
    .orderBy('generated_until')
    .limit(mostAtOnce)
    .execute()

/**
 * Plans newly reachable days of packages without an end, each roster in its own transaction. A repeated, killed or late
 * run creates the same visits (rules VISIT-4, VISIT-7).
 */
export async function extendRosters({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<void> {
  const until = addDays(dayOfMoment(momentOf(now())), horizonDays - 1)
  for (const { booking_id } of await findDue(database.read, until))
    await database.write(async (tx) => {
      const booking = await findPlannedBooking(tx, booking_id)
      const roster = await findRoster(tx, booking_id)
      if (!booking || !isBinding(booking.status) || roster?.generated_until == null) return
      if (roster.generated_until >= until) return
      const from = addDays(roster.generated_until, 1)
      await generateVisits(tx, { booking, roster }, { from, now: now(), catchUp: true })
    })
}
