import type { Tx } from '@thodu/db'
import { writeAudit } from '../../audit/write-audit.ts'
import { texts } from '../../contract/texts.ts'
import { toTime } from '../../contract/time.ts'
import { formatDateTime } from '../../contract/words/formats.ts'
import type { Caller } from '../../http/caller.ts'
import { ApiError } from '../../http/errors/api-error.ts'
import { updateVisit } from '../schedule/update-visit.ts'
import { findVisitsIn, type TimeOffRequest, type VisitInTheWay } from './time-off.queries.ts'

type Time = Pick<TimeOffRequest, 'caretaker_id' | 'caretaker_name' | 'starts_min' | 'ends_min'>

const listVisitIds = (visits: readonly VisitInTheWay[]) => ({
  visits: visits.map((visit) => ({
    _id: visit.id,
    bookingId: visit.code,
    startsAt: toTime(visit.starts_min),
    endsAt: toTime(visit.ends_min),
  })),
})

/**
 * Unassigns planned visits of an absent caretaker when `opens` is set; the attention list then shows them (rule DAY-8).
 * @throws ApiError 409 with the visits, when they remain or one is under way
 */
export async function releaseConflictingVisits(
  tx: Tx,
  caller: Caller,
  time: Time & { opens: boolean },
  at: Date,
): Promise<void> {
  const visits = await findVisitsIn(tx, time)
  if (visits.length === 0) return
  const mayOpen = time.opens && visits.every(({ status }) => status === 'planned')
  if (!mayOpen)
    throw new ApiError(409, 'time_off.visits_stand', {
      message: visits.length === 1 ? texts.timeOff.visitStands : texts.timeOff.visitsStand,
      values: { count: visits.length },
      details: listVisitIds(visits),
    })
  for (const visit of visits) {
    await updateVisit(tx, visit, { caretaker_id: null, edited_at: at.toISOString() }, at)
    await writeAudit(tx, {
      performer: caller.performer,
      action: 'CARETAKER_UNASSIGNED',
      resourceType: 'booking',
      resourceId: visit.booking_id,
      description: `${time.caretaker_name} is absent: visit of ${formatDateTime(toTime(visit.starts_min))} of booking ${visit.code} is unassigned`,
      changes: [
        { field: 'visitStartsAt', from: null, to: toTime(visit.starts_min) },
        { field: 'visitCaretaker', from: { _id: time.caretaker_id, name: time.caretaker_name }, to: null },
      ],
      at,
    })
  }
}
