import type { Offer } from '../contract/offers/offers.schema.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { auditVisit } from '../visits/audit-visit.ts'
import { findVisit } from '../visits/visits.queries.ts'
import { listOffers } from './list-offers.ts'

/** An admin withdraws all offers of a visit, which ends their links for this visit (rule OFFER-3). @throws ApiError 404 */
export const withdrawOffers = (
  deps: Deps,
  caller: Caller,
  visitId: string,
): Promise<{ offers: Offer[]; booking: string }> =>
  deps.database.write(async (tx) => {
    const at = deps.now()
    const visit = await findVisit(tx, visitId, 'office')
    const { numUpdatedRows } = await tx
      .updateTable('offers')
      .set({ withdrawn_at: at.toISOString() })
      .where('visit_id', '=', visit.id)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows > 0n)
      await auditVisit(tx, caller, visit, { action: 'STATUS_UPDATE', what: ': offers withdrawn', changes: [], at })
    return { offers: await listOffers(tx, deps.config, [visit.id], at), booking: visit.booking_id }
  })
