import type { Tx } from '@thodu/db'
import { writeAudit } from '../audit/write-audit.ts'
import type { AuditChange } from '../contract/audit/audit.schema.ts'
import { dayMinutes, sayClock } from '../contract/time.ts'
import { formatDate } from '../contract/words/formats.ts'
import type { Caller } from '../http/caller.ts'
import type { PlannedBooking, StoredRoster } from './roster.queries.ts'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

const shiftNames = { D: 'day', N: 'night', L: 'living in', S: 'session' } as const

/** "Mon, Wed; day 08:00 to 20:00; from Nov 23, 2026 on": what the log keeps of a plan, in words. */
function describe({ plan }: StoredRoster): string {
  const days = plan.days.map((day) => weekdays[day]).join(', ')
  const shifts = plan.shifts.map(
    ({ code, startMin, minutes }) =>
      `${shiftNames[code]} ${sayClock(startMin)} to ${sayClock((startMin + minutes) % dayMinutes)}`,
  )
  const [first, last] = [formatDate(plan.startsOn), plan.endsOn === null ? '' : formatDate(plan.endsOn)]
  return `${days}; ${shifts.join(' and ')}; from ${first} ${last === '' ? 'on' : `to ${last}`}`
}

/** A roster that was made or changed, in the log of its booking. */
export const auditRoster = (
  tx: Tx,
  { performer }: Caller,
  booking: PlannedBooking,
  {
    description,
    roster,
    changes = [],
    at,
  }: { description: string; roster: StoredRoster; changes?: AuditChange[]; at: Date },
): Promise<void> =>
  writeAudit(tx, {
    performer,
    action: 'BOOKING_UPDATED',
    resourceType: 'booking',
    resourceId: booking.id,
    description: `Booking ${booking.code}: ${description}`,
    changes: [{ field: 'roster', from: null, to: describe(roster) }, ...changes],
    at,
  })
