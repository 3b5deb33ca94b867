import type { z } from 'zod'
import { maskAadhaar } from '../../audit/mask-aadhaar.ts'
import { hourMs, minuteMs } from '../../contract/durations.ts'
import type { FamilyVisit, skipVisitSchema, Visit } from '../../contract/visits/visits.schema.ts'
import type { Caller } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { giveBack } from '../../roster/give-back.ts'
import { momentOf } from '../../roster/rules/visit-times.ts'
import { whyClosed } from '../change-rules.ts'
import { workOnVisit } from '../complete-visits.ts'
import { tellSkipped } from '../tell-visit.ts'
import { readFamilyVisit } from '../to-family-visit.ts'
import { findVisit } from '../visits.queries.ts'
import { auditVisit } from './audit-visit.ts'
import { closeVisit, refuseNotPlanned } from './close-visit.ts'
import { leaveOut, refuseChange } from './leave-out.ts'

/** What is skipped this long before is not charged, in minutes. */
const notice = (24 * hourMs) / minuteMs

/**
 * The office skips a visit. A day before it is not charged, and a counted package gets it back; later it is, unless the
 * office says otherwise (rule VISIT-20).
 * @throws ApiError 404; 409 when it is under way or not planned any more
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
    const back = charge === 'none' ? await giveBack(tx, visit, at) : null
    await tellSkipped(tx, deps, visit, back, at)
  })

/**
 * A family leaves a visit out, in time and so without being charged; a counted package gets it back (rule DAY-12).
 * @throws ApiError 404, 409
 */
export const skipOwnVisit = (
  deps: Deps,
  caller: Caller,
  { id, reason, revision }: { id: string; reason?: string; revision: number },
): Promise<FamilyVisit> =>
  deps.database.write(async (tx) => {
    const at = deps.now()
    const visit = await findVisit(tx, id, { family: caller.actor.id })
    refuseChange(visit, { revision, why: whyClosed(visit, at) })
    await leaveOut(tx, visit, reason === undefined ? null : maskAadhaar(reason), at)
    const back = await giveBack(tx, visit, at)
    await auditVisit(tx, caller, visit, {
      action: 'BOOKING_UPDATED',
      what: back === null ? ': left out by the family' : ': left out by the family and given back',
      changes: [{ field: 'visit', from: 'planned', to: 'skipped' }],
      at,
    })
    await tellSkipped(tx, deps, visit, back, at)
    return readFamilyVisit(tx, caller, id, at)
  })
