import type { Tx } from '@thodu/db'
import { findCaretaker } from '../../bookings/assign-caretaker.ts'
import { isBinding } from '../../contract/care/booking-status.ts'
import type { RosterWarning } from '../../contract/visits/visit-parts.schema.ts'
import type { Caller } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { conflict } from '../../http/errors/api-error.ts'
import type { Choice } from '../../http/ports.ts'
import { refuseUnsuited } from '../../suggestions/refuse-unsuited.ts'
import { describeChoice } from '../../suggestions/suggest-caretakers.ts'
import { auditChange } from '../audit-change.ts'
import { refuseBusy } from '../change-visit.ts'
import { notifyOfChangedVisit } from '../notify-of-change.ts'
import { warnOfUnchecked } from '../schedule/find-warnings.ts'
import { updateVisit } from '../schedule/update-visit.ts'
import { findVisit } from '../visits.queries.ts'
import type { VisitInTheWay } from './time-off.queries.ts'
import { mailAfterUndo } from './undo-time-off.ts'

/** A substitute for one visit; `choice` is their rank among the suggestions. */
export type ChosenSubstitute = { visit: string; caretaker: string; choice: Choice | undefined }
export type GivenSubstitute = Omit<ChosenSubstitute, 'choice'>
/** `visits`: those of the absent caretaker in this time. */
type Absence = { absent: string; visits: readonly VisitInTheWay[]; substitutes: readonly ChosenSubstitute[] }

/** Finds the rank of each substitute among the suggestions on the admin's screen, before the transaction. */
export async function findChoices(
  deps: Deps,
  caller: Caller,
  given: readonly GivenSubstitute[],
): Promise<ChosenSubstitute[]> {
  const chosen: ChosenSubstitute[] = []
  for (const { visit, caretaker } of given)
    chosen.push({ visit, caretaker, choice: await describeChoice(deps, caller, { visitId: visit }, caretaker) })
  return chosen
}

/**
 * Assigns planned visits of an absent caretaker to substitutes and notifies families and caretakers (rules DAY-8,
 * DAY-14).
 * @returns warnings about missing checks (rule MATCH-8)
 * @throws ApiError 400 for an unknown caretaker; 409 when a visit is no longer planned in this time, its care is over,
 * or the substitute is the absent caretaker, inactive, unsuited or busy
 */
export async function assignSubstitutes(
  tx: Tx,
  deps: Deps,
  caller: Caller,
  { absent, visits: open, substitutes }: Absence,
  at: Date,
): Promise<RosterWarning[]> {
  const warnings: RosterWarning[] = []
  const visits = new Map(open.map((visit) => [visit.id, visit]))
  for (const { visit: id, caretaker: caretakerId, choice } of substitutes) {
    const visit = visits.get(id)
    if (visit?.status !== 'planned') throw conflict('visit.stale')
    if (!isBinding(visit.booking_status)) throw conflict('visit.care_over')
    const caretaker = await findCaretaker(tx, caretakerId)
    if (caretaker.id === absent) throw conflict('booking.same_caretaker')
    const booking = { id: visit.booking_id, user_id: visit.user_id }
    const missing = await refuseUnsuited(tx, deps.config, { booking, caretakerId })
    const unchecked = [{ caretaker: { _id: caretaker.id, name: caretaker.name }, missing }]
    await refuseBusy(tx, id, { caretakerId, startsMin: visit.starts_min, endsMin: visit.ends_min })
    const before = await findVisit(tx, id, 'office')
    await updateVisit(tx, visit, { caretaker_id: caretakerId, edited_at: at.toISOString() }, at)
    const after = await findVisit(tx, id, 'office')
    await auditChange(tx, caller, { before, after, reason: undefined, choice, unchecked }, at)
    await notifyOfChangedVisit(tx, deps, before, after, at, mailAfterUndo(at))
    warnings.push(...warnOfUnchecked(unchecked, [{ caretakerId, startsMin: visit.starts_min }], caller.language))
  }
  return warnings
}
