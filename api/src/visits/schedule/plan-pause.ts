import type { Tx } from '@thodu/db'
import { texts } from '../../contract/texts.ts'
import {
  addDays,
  type Day,
  daysBetween,
  earlierDay,
  isRealDay,
  laterDay,
  momentOf,
  toMoment,
} from '../../contract/time.ts'
import { wrongField } from '../../http/errors/api-error.ts'
import type { RosterPlan } from './roster-days.ts'
import { updateVisits } from './update-visit.ts'

export type Pause = { from: Day; until: Day | null }
/** The last day of a pause without an end. */
const everAfter: Day = '2199-12-31'

/** @throws ApiError 400 for invalid or past days, and for an end before the beginning */
function checkPause({ from, until }: Pause, before: Pause | null, today: Day): void {
  if (!isRealDay(from)) throw wrongField('from', texts.details.invalidDate)
  if (until !== null && !isRealDay(until)) throw wrongField('until', texts.details.invalidDate)
  if (until !== null && until < from) throw wrongField('until', texts.roster.wrongEnd)
  if (from < today && from !== before?.from) throw wrongField('from', texts.roster.pastDay)
}

/**
 * Replaces the previous pause; with the same first day, only the end changes. Days that the previous pause added to a
 * counted package remain.
 * @throws ApiError 400
 */
export function planPause(
  { pause: before, endsOn, unitsTotal, startsOn }: RosterPlan,
  given: Pause,
  today: Day,
): Pause & { endsOn: Day | null } {
  checkPause(given, before, today)
  if (before === null || before.from === given.from || endsOn === null || unitsTotal === null)
    return { ...given, endsOn }
  const first = laterDay(before.from, startsOn)
  const last = earlierDay(before.until ?? everAfter, earlierDay(addDays(today, -1), addDays(given.from, -1)))
  return { ...given, endsOn: last < first ? endsOn : addDays(endsOn, daysBetween(first, last) + 1) }
}

/** Restores visits that only the previous pause skipped. */
export async function endPause(tx: Tx, bookingId: string, before: Pause | null, after: Pause, at: Date): Promise<void> {
  if (before === null) return
  await updateVisits(
    tx,
    (visits) =>
      visits
        .where('booking_id', '=', bookingId)
        .where('status', '=', 'skipped')
        .where('charge', '=', 'none')
        .where('edited_at', 'is', null)
        .where('origin_visit_id', 'is', null)
        .where('starts_min', '>', momentOf(at))
        .where('service_day', '>=', before.from)
        .where('service_day', '<=', before.until ?? everAfter)
        .where((eb) => eb.or([eb('service_day', '<', after.from), eb('service_day', '>', after.until ?? everAfter)]))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(selectFrom('visits as next').select('next.id').whereRef('next.origin_visit_id', '=', 'visits.id')),
          ),
        ),
    { status: 'planned', caretaker_id: null, charge: 'due', reason: null },
    at,
  )
}

/** Skips planned visits free of charge. @returns the number of visits */
export async function skipPaused(
  tx: Tx,
  bookingId: string,
  { from, until }: Pause,
  { reason, at }: { reason: string; at: Date },
): Promise<number> {
  return updateVisits(
    tx,
    (visits) =>
      visits
        .where('booking_id', '=', bookingId)
        .where('status', '=', 'planned')
        .where('starts_min', '>', momentOf(at))
        // The start decides, because an admin may have moved a visit into or out of these days.
        .where('starts_min', '>=', toMoment(from, 0))
        .where('starts_min', '<', toMoment(addDays(until ?? everAfter, 1), 0)),
    { status: 'skipped', charge: 'none', reason },
    at,
  )
}
