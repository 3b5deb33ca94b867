import type { Tx } from '@thodu/db'
import { writeAudit } from '../../audit/write-audit.ts'
import type { AuditChange } from '../../contract/audit/audit.schema.ts'
import { toMoment, toTime } from '../../contract/time.ts'
import { formatDate, formatTime } from '../../contract/words/formats.ts'
import type { Caller } from '../../http/caller.ts'
import type { PlannedBooking, StoredRoster } from './roster.queries.ts'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

const shiftNames = { D: 'day', N: 'night', L: 'living in', S: 'session' } as const

const formatClock = (minutes: number): string => formatTime(toTime(toMoment('2026-01-05', minutes)))

/** Describes a plan as "Mon, Wed; day 8:00 AM to 8:00 PM; from Nov 23, 2026 on". */
function describe({ plan }: StoredRoster): string {
  const days = plan.days.map((day) => weekdays[day]).join(', ')
  const shifts = plan.shifts.map(
    ({ code, startMin, minutes }) =>
      `${shiftNames[code]} ${formatClock(startMin)} to ${formatClock(startMin + minutes)}`,
  )
  const [first, last] = [formatDate(plan.startsOn), plan.endsOn === null ? '' : formatDate(plan.endsOn)]
  return `${days}; ${shifts.join(' and ')}; from ${first} ${last === '' ? 'on' : `to ${last}`}`
}

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
