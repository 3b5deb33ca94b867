import { maskAadhaar } from '../../audit/mask-aadhaar.ts'
import type { FamilyVisit } from '../../contract/visits/visits.schema.ts'
import type { Caller } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { giveBack } from '../../roster/give-back.ts'
import { whyClosed } from '../change-rules.ts'
import { findFamilyVisit } from '../lists/list-family-visits.ts'
import { tellSkipped } from '../mails/tell-visit.ts'
import { toFamilyVisit } from '../to-family-visit.ts'
import { auditVisit, leaveOut, refuseChange } from './leave-out.ts'

/**
 * A family leaves a visit out, in time and so without being charged; a counted package gets it back (rule DAY-12).
 * @throws ApiError 404, 409
 */
export const skipVisit = (
  deps: Deps,
  caller: Caller,
  { id, reason, revision }: { id: string; reason?: string; revision: number },
): Promise<FamilyVisit> =>
  deps.database.write(async (tx) => {
    const at = deps.now()
    const visit = await findFamilyVisit(tx, id, caller.actor.id)
    refuseChange(visit, { revision, why: whyClosed(visit, at) })
    await leaveOut(tx, visit, reason === undefined ? null : maskAadhaar(reason), at)
    const back = await giveBack(tx, visit, at)
    await auditVisit(tx, caller, visit, {
      action: 'BOOKING_UPDATED',
      what: back === null ? 'left out by the family' : 'left out by the family and given back',
      changes: [{ field: 'visit', from: 'planned', to: 'skipped' }],
      at,
    })
    await tellSkipped(tx, deps, visit, back, at)
    return toFamilyVisit(await findFamilyVisit(tx, id, caller.actor.id), at, caller.language)
  })
