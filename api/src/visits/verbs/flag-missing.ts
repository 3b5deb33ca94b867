import type { Reader } from '@thodu/db'
import { bindingStatuses } from '../../contract/care/booking-status.ts'
import { dayMs, minuteMs, momentOf } from '../../contract/time.ts'
import type { Deps } from '../../http/environment.ts'
import { markVisits } from '../../visit-rows/update-visit.ts'
import { tellTeamOfMissing } from '../tell-team.ts'

/** How late a visit is when the team is told, and how far back is looked, in ms. */
const lateness = 30 * minuteMs
const lookback = 7 * dayMs
/** Ids in one statement. */
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
 * Tells the team of visits that nobody has begun 30 minutes after they should have, each once and all of a moment in one mail, also
 * after days in which nothing ran (rule DAY-15). That it was told and the mail are one transaction.
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
    await tellTeamOfMissing(tx, config, missing, at)
  })
}
