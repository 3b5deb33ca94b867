import type { Reader } from '@thodu/db'
import { bindingStatuses } from '../contract/care/booking-status.ts'
import { dayMs, minuteMs, momentOf } from '../contract/time.ts'
import type { Deps } from '../http/environment.ts'
import { notifyTeamOfMissingCaretakers } from './notify-team.ts'
import { markVisits } from './schedule/update-visit.ts'

/** The team is notified this long after the start, in ms. Visits older than `lookback` are ignored. */
const lateness = 30 * minuteMs
const lookback = 7 * dayMs
const batch = 200

async function findMissing(db: Reader, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('visits')
    .innerJoin('bookings', 'bookings.id', 'visits.booking_id')
    .select('visits.id')
    .where('visits.status', '=', 'planned')
    .where('starts_min', '<=', momentOf(now.getTime() - lateness))
    .where('starts_min', '>', momentOf(now.getTime() - lookback))
    .where('missing_told_at', 'is', null)
    .where('bookings.status', 'in', bindingStatuses)
    .orderBy('starts_min')
    .orderBy('visits.id')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Notifies the team of visits without a start after 30 minutes, once, all in one mail, also after days of downtime
 * (rule DAY-15). One transaction contains mark and mail.
 */
export async function flagMissing({ database, config, now }: Deps): Promise<void> {
  if ((await findMissing(database.read, now())).length === 0) return
  await database.write(async (tx) => {
    const at = now()
    const missing = await findMissing(tx, at)
    for (let first = 0; first < missing.length; first += batch) {
      const ids = missing.slice(first, first + batch)
      await markVisits(tx, (visits) => visits.where('id', 'in', ids), { missing_told_at: at.toISOString() })
    }
    await notifyTeamOfMissingCaretakers(tx, config, missing, at)
  })
}
