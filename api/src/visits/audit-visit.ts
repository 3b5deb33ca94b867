import type { Tx } from '@thodu/db'
import { writeAudit } from '../audit/write-audit.ts'
import type { AuditChange } from '../contract/audit/audit.schema.ts'
import type { AuditAction } from '../contract/audit/audit-actions.ts'
import { toTime } from '../contract/time.ts'
import { formatDateTime } from '../contract/words/formats.ts'
import type { Visitor } from '../http/caller.ts'
import type { StoredVisit } from './visits.queries.ts'

type Named = Pick<StoredVisit, 'booking_id' | 'booking_code' | 'starts_min'>
type Details = {
  action: AuditAction
  /**
   * Text directly after the booking's id. It begins with a space or a colon: " started" or ": moved by the family".
   */
  what: string
  changes: AuditChange[]
  at: Date
}

/** Writes "Visit of Jun 10, 2026, 9:00 AM of booking T7K2 started" to the booking's log. */
export const auditVisit = (tx: Tx, { performer }: Visitor, visit: Named, { what, ...told }: Details): Promise<void> =>
  writeAudit(tx, {
    performer,
    resourceType: 'booking',
    resourceId: visit.booking_id,
    description: `Visit of ${formatDateTime(toTime(visit.starts_min))} of booking ${visit.booking_code}${what}`,
    ...told,
  })
