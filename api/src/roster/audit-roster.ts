import type { Tx } from '@thodu/db'
import { writeAudit } from '../audit/write-audit.ts'
import type { AuditChange } from '../contract/audit/audit.schema.ts'
import { sayClock } from '../contract/time.ts'
import type { Caller } from '../http/caller.ts'
import type { PlannedBooking, StoredRoster } from './roster.queries.ts'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

/** "Mon, Wed 08:00 for 12 h from 2026-11-23": what the log keeps of a plan. */
function describe({ plan }: StoredRoster): string {
  const days = plan.days.map((day) => weekdays[day]).join(', ')
  const shifts = plan.shifts.map(({ code, startMin, minutes }) => `${code} ${sayClock(startMin)} for ${minutes} min`)
  return `${days}; ${shifts.join(' and ')}; ${plan.startsOn} to ${plan.endsOn ?? 'no end'}`
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
