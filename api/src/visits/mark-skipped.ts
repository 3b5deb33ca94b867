import type { Tx } from '@thodu/db'
import type { FailureCode } from '../contract/wire/failures.ts'
import { conflict } from '../http/errors/api-error.ts'
import { updateVisit } from './schedule/update-visit.ts'
import type { StoredVisit } from './visits.queries.ts'

/** @throws ApiError 409 when the visit changed since the family loaded it, or for the reason `why` */
export function refuseChange(
  visit: StoredVisit,
  { revision, why }: { revision: number; why: FailureCode | undefined },
): void {
  if (why !== undefined) throw conflict(why)
  if (visit.revision !== revision) throw conflict('visit.stale')
}

/** Marks a visit as skipped by its family. @throws ApiError 409 when another request changed the visit first */
export async function markSkipped(tx: Tx, visit: StoredVisit, reason: string | null, at: Date): Promise<void> {
  const said = { reason, reason_by: reason === null ? null : ('family' as const) }
  await updateVisit(tx, visit, { status: 'skipped', charge: 'none', ...said, edited_at: at.toISOString() }, at)
}
