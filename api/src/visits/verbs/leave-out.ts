import type { Tx } from '@thodu/db'
import { writeAudit } from '../../audit/write-audit.ts'
import type { AuditChange } from '../../contract/audit/audit.schema.ts'
import type { FailureCode } from '../../contract/wire/failures.ts'
import type { Caller } from '../../http/caller.ts'
import { conflict } from '../../http/errors/api-error.ts'
import { updateVisit } from '../../visit-rows/update-visit.ts'
import type { FamilyVisitRow } from '../lists/list-family-visits.ts'
import { nameVisit } from './visit-name.ts'

/** @throws ApiError 409 when somebody changed the visit since it was read, or a rule keeps it as it is */
export function refuseChange(
  visit: FamilyVisitRow,
  { revision, why }: { revision: number; why: FailureCode | undefined },
): void {
  if (why !== undefined) throw conflict(why)
  if (visit.revision !== revision) throw conflict('visit.stale')
}

/** A visit that is not to be any more, unless it is another one by now. @throws ApiError 409 */
export async function leaveOut(tx: Tx, visit: FamilyVisitRow, reason: string | null, at: Date): Promise<void> {
  const said = { reason, reason_by: reason === null ? null : ('family' as const) }
  await updateVisit(tx, visit, { status: 'skipped', charge: 'none', ...said, edited_at: at.toISOString() }, at)
}

type Told = { action: 'BOOKING_UPDATED' | 'STATUS_UPDATE'; what: string; changes: AuditChange[]; at: Date }
/** Writes down what a family did to a visit. */
export const auditVisit = (tx: Tx, { performer }: Caller, visit: FamilyVisitRow, { action, what, changes, at }: Told) =>
  writeAudit(tx, {
    performer,
    action,
    resourceType: 'booking',
    resourceId: visit.booking_id,
    description: `${nameVisit(visit)} of booking ${visit.booking_code}: ${what}`,
    changes,
    at,
  })
