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
import { updateVisits } from '../../visit-rows/update-visit.ts'
import type { RosterPlan } from '../rules/roster-days.ts'

export type Pause = { from: Day; until: Day | null }
/** A pause without an end, as a last day. */
const everAfter: Day = '2199-12-31'

/** @throws ApiError 400 for days that are none, lie back, or end before they begin */
function checkPause({ from, until }: Pause, before: Pause | null, today: Day): void {
  if (!isRealDay(from)) throw wrongField('from', texts.details.invalidDate)
  if (until !== null && !isRealDay(until)) throw wrongField('until', texts.details.invalidDate)
  if (until !== null && until < from) throw wrongField('until', texts.roster.wrongEnd)
  if (from < today && from !== before?.from) throw wrongField('from', texts.roster.pastDay)
}

/**
 * The pause that takes the place of the one before; the same first day changes when it ends. Days that the one before has
 * taken from a counted package stay added to its last day.
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

/** Visits that the pause before had skipped are to be planned again where the new one leaves their days. */
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

/** Planned visits of these days are skipped and not charged. @returns how many */
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
        // By when they begin: the office may have moved one into these days, or out of them.
        .where('starts_min', '>=', toMoment(from, 0))
        .where('starts_min', '<', toMoment(addDays(until ?? everAfter, 1), 0)),
    { status: 'skipped', charge: 'none', reason },
    at,
  )
}
