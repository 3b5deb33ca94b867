import type { Tx } from '@thodu/db'
import type { z } from 'zod'
import { hourMs, minuteMs, momentOf } from '../contract/time.ts'
import type { FamilyVisit, skipVisitSchema, Visit } from '../contract/visits/visits.schema.ts'
import type { FailureCode } from '../contract/wire/failures.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { conflict } from '../http/errors/api-error.ts'
import { auditVisit } from './audit-visit.ts'
import { whyNotChangeable } from './change-rules.ts'
import { closeVisit, refuseNotPlanned } from './close-visit.ts'
import { workOnVisit } from './complete-visits.ts'
import { notifyOfChangedVisit, notifyOfSkippedVisit } from './notify-of-change.ts'
import { findBusy, findSendable, isFree } from './schedule/caretakers.queries.ts'
import { returnUnusedDays } from './schedule/return-unused-days.ts'
import { updateVisit } from './schedule/update-visit.ts'
import { readFamilyVisit } from './to-family-visit.ts'
import { findVisit, type StoredVisit } from './visits.queries.ts'

/** Minimum notice for skipping a visit without a charge, in minutes. */
const notice = (24 * hourMs) / minuteMs

/**
 * An admin skips a visit (rule VISIT-20). With at least 24 hours' notice the visit is not charged; with less notice it is
 * charged. The admin can decide otherwise. A counted package gets a replacement visit if the visit is not charged.
 * @throws ApiError 404; 409 when the visit has started or is no longer planned
 */
export const skipVisit = (
  deps: Deps,
  caller: Caller,
  { id, given }: { id: string; given: z.output<typeof skipVisitSchema> },
): Promise<Visit> =>
  workOnVisit(deps, id, async (tx, visit, at) => {
    refuseNotPlanned(visit)
    const charge = given.charge ?? (visit.starts_min - momentOf(at) >= notice ? 'none' : 'due')
    await closeVisit(tx, caller, visit, { status: 'skipped', reason: given.reason, charge }, at)
    const back = charge === 'none' ? await returnUnusedDays(tx, visit, at) : null
    await notifyOfSkippedVisit(tx, deps, visit, back, at)
  })

/** Returns the visit's caretaker if they are active and free, otherwise null. */
async function findReturningCaretaker(
  tx: Tx,
  { id, caretaker_id, starts_min, ends_min }: StoredVisit,
): Promise<string | null> {
  if (caretaker_id === null) return null
  const sendable = (await findSendable(tx, [caretaker_id])).get(caretaker_id)?.isSendable ?? false
  const span = { from: starts_min, until: ends_min, without: new Set([id]) }
  const busy = (await findBusy(tx, [caretaker_id], span)).get(caretaker_id)
  return sendable && isFree(busy, { startsMin: starts_min, endsMin: ends_min }) ? caretaker_id : null
}

/**
 * An admin restores a skipped visit, with its caretaker if they are free (rule VISIT-25). The replacement visit of a counted
 * package is cancelled.
 * @throws ApiError 404; 409 when the visit is not skipped, its start has passed, or the replacement is no longer planned
 */
export const restoreVisit = (
  deps: Deps,
  caller: Caller,
  { id, revision }: { id: string; revision: number },
): Promise<Visit> =>
  workOnVisit(deps, id, async (tx, visit, at) => {
    if (visit.revision !== revision) throw conflict('visit.stale')
    if (visit.status !== 'skipped' || visit.starts_min <= momentOf(at)) throw conflict('visit.not_open')
    const next = await tx
      .selectFrom('visits')
      .select(['id', 'revision', 'status'])
      .where('origin_visit_id', '=', id)
      .executeTakeFirst()
    if (next && next.status !== 'planned') throw conflict('visit.not_open')
    if (next) await updateVisit(tx, next, { status: 'cancelled' }, at)
    const caretakerId = await findReturningCaretaker(tx, visit)
    const changes = {
      status: 'planned',
      caretaker_id: caretakerId,
      charge: 'due',
      reason: null,
      reason_by: null,
    } as const
    await updateVisit(tx, visit, { ...changes, edited_at: at.toISOString() }, at)
    await auditVisit(tx, caller, visit, {
      action: 'BOOKING_UPDATED',
      what: ': skip undone',
      changes: [{ field: 'visit', from: 'skipped', to: 'planned' }],
      at,
    })
    // If the caretaker is assigned again, the family and the caretaker get the mail about a newly assigned visit.
    await notifyOfChangedVisit(tx, deps, { ...visit, caretaker_id: null }, { ...visit, caretaker_id: caretakerId }, at)
  })

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

/**
 * A family skips a visit. The visit is not charged, and a counted package gets a replacement visit (rule DAY-12).
 * @throws ApiError 404; 409 when the family can no longer change the visit, or the visit changed since they loaded it
 */
export const skipOwnVisit = (
  deps: Deps,
  caller: Caller,
  { id, reason, revision }: { id: string; reason?: string; revision: number },
): Promise<FamilyVisit> =>
  deps.database.write(async (tx) => {
    const at = deps.now()
    const visit = await findVisit(tx, id, { family: caller.actor.id })
    refuseChange(visit, { revision, why: whyNotChangeable(visit, at) })
    await markSkipped(tx, visit, reason ?? null, at)
    const back = await returnUnusedDays(tx, visit, at)
    await auditVisit(tx, caller, visit, {
      action: 'BOOKING_UPDATED',
      what: back === null ? ': skipped by the family' : ': skipped by the family, with a replacement visit',
      changes: [{ field: 'visit', from: 'planned', to: 'skipped' }],
      at,
    })
    await notifyOfSkippedVisit(tx, deps, visit, back, at)
    return readFamilyVisit(tx, caller, id, at)
  })
