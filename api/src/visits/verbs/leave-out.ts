import type { Tx } from '@thodu/db'
import type { FailureCode } from '../../contract/wire/failures.ts'
import { conflict } from '../../http/errors/api-error.ts'
import { updateVisit } from '../../visit-rows/update-visit.ts'
import type { StoredVisit } from '../visits.queries.ts'

/** @throws ApiError 409 when somebody changed the visit since it was read, or a rule keeps it as it is */
export function refuseChange(
  visit: StoredVisit,
  { revision, why }: { revision: number; why: FailureCode | undefined },
): void {
  if (why !== undefined) throw conflict(why)
  if (visit.revision !== revision) throw conflict('visit.stale')
}

/** A visit that is by a family's wish not to be any more. @throws ApiError 409 when somebody was faster */
export async function leaveOut(tx: Tx, visit: StoredVisit, reason: string | null, at: Date): Promise<void> {
  const said = { reason, reason_by: reason === null ? null : ('family' as const) }
  await updateVisit(tx, visit, { status: 'skipped', charge: 'none', ...said, edited_at: at.toISOString() }, at)
}
