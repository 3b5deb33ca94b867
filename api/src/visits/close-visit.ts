import type { Tx } from '@thodu/db'
import type { z } from 'zod'
import type { missVisitSchema, Visit } from '../contract/visits/visits.schema.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { conflict } from '../http/errors/api-error.ts'
import { chargeOf } from '../money/charges/charge-of.ts'
import { auditVisit } from './audit-visit.ts'
import { workOnVisit } from './complete-visits.ts'
import { notifyOfMissedVisits } from './notify-of-change.ts'
import { updateVisit } from './schedule/update-visit.ts'
import { isDisputed } from './schedule/visit-need.ts'
import type { StoredVisit } from './visits.queries.ts'

type Closing = { status: 'skipped' | 'missed'; reason: string; charge: StoredVisit['charge'] }

export function refuseNotPlanned({ status }: StoredVisit): void {
  if (status === 'started') throw conflict('visit.under_way')
  if (status !== 'planned') throw conflict('visit.not_open')
}

/** @throws ApiError 409 when the visit has an undisputed start, or is no longer planned */
export function refuseAttended(visit: StoredVisit): void {
  if (!isDisputed(visit)) refuseNotPlanned(visit)
}

/** Removes a disputed start from the visit; its event remains. */
const withoutStart = ({ status }: StoredVisit) =>
  status === 'started' ? ({ started_min: null, start_proof: null } as const) : {}

export async function closeVisit(tx: Tx, caller: Caller, visit: StoredVisit, closing: Closing, at: Date) {
  const { status, reason, charge } = closing
  const changes = { ...withoutStart(visit), status, reason, reason_by: null, charge, edited_at: at.toISOString() }
  await updateVisit(tx, visit, { ...changes, ...(await chargeOf(tx, visit, charge, at)) }, at)
  await auditVisit(tx, caller, visit, {
    action: status === 'missed' ? 'STATUS_UPDATE' : 'BOOKING_UPDATED',
    what: ` ${status}`,
    changes: [
      { field: 'visit', from: visit.status, to: status },
      { field: 'charge', from: visit.charge, to: charge },
      { field: 'reason', from: null, to: reason },
    ],
    at,
  })
}

/**
 * An admin marks a visit as missed. It is not charged (rule VISIT-21).
 * @throws ApiError 404; 409 when the visit has an undisputed start, or is no longer planned
 */
export const missVisit = (
  deps: Deps,
  caller: Caller,
  { id, given }: { id: string; given: z.output<typeof missVisitSchema> },
): Promise<Visit> =>
  workOnVisit(deps, id, async (tx, visit, at) => {
    refuseAttended(visit)
    await closeVisit(tx, caller, visit, { status: 'missed', reason: given.reason, charge: 'none' }, at)
    await notifyOfMissedVisits(tx, deps, { missed: visit }, at)
  })
