import { newId, type Tx } from '@thodu/db'
import { findCaretaker } from '../bookings/assign-caretaker.ts'
import { isBinding } from '../contract/care/booking-status.ts'
import type { AskCaretakers, Offer } from '../contract/offers/offers.schema.ts'
import { momentOf } from '../contract/time.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { conflict, forbidden } from '../http/errors/api-error.ts'
import { refuseUnsuited } from '../suggestions/refuse-unsuited.ts'
import { auditVisit } from '../visits/audit-visit.ts'
import { findVisit, type StoredVisit } from '../visits/visits.queries.ts'
import { listOffers } from './list-offers.ts'

/** @throws ApiError 404; 409 when the visit has a caretaker, has begun, or its care is over */
async function findOfferable(tx: Tx, id: string, nowMin: number): Promise<StoredVisit> {
  const visit = await findVisit(tx, id, 'office')
  if (!isBinding(visit.booking_status)) throw conflict('visit.care_over')
  if (visit.status !== 'planned' || visit.starts_min <= nowMin) throw conflict('visit.not_open')
  if (visit.caretaker_id !== null) throw conflict('offer.assigned')
  return visit
}

/** Finds the caretakers who have an offer of this visit as it is now. */
async function findAsked(tx: Tx, visit: StoredVisit): Promise<string[]> {
  const rows = await tx
    .selectFrom('offers')
    .select('caretaker_id')
    .where('visit_id', '=', visit.id)
    .where('visit_revision', '=', visit.revision)
    .where('withdrawn_at', 'is', null)
    .execute()
  return rows.map(({ caretaker_id }) => caretaker_id)
}

/**
 * An admin asks up to five caretakers for each unassigned visit; a caretaker gets one link for all their visits (rule OFFER-1). A
 * caretaker who has been asked already is left out.
 * @returns the offers of these visits, with the messages to send, and their bookings
 * @throws ApiError 400 for an unknown caretaker; 403 for a closed family; 404; 409 when a visit is not unassigned any more, or a
 * caretaker is inactive or excluded for the family
 */
export async function askCaretakers(
  deps: Deps,
  caller: Caller,
  { visits: given, decides }: AskCaretakers,
): Promise<{ offers: Offer[]; bookings: string[] }> {
  for (const { visit } of given) if (await deps.accessLog.isRestricted(visit)) throw forbidden('privacy.restricted')
  return deps.database.write(async (tx) => {
    const at = deps.now()
    const ids = new Map<string, string>()
    const bookings = new Set<string>()
    for (const { visit: id, caretakers } of given) {
      const visit = await findOfferable(tx, id, momentOf(at))
      const { user_id } = await tx
        .selectFrom('bookings')
        .select('user_id')
        .where('id', '=', visit.booking_id)
        .executeTakeFirstOrThrow()
      bookings.add(visit.booking_id)
      const asked = await findAsked(tx, visit)
      const names: string[] = []
      for (const caretakerId of new Set(caretakers)) {
        if (asked.includes(caretakerId)) continue
        const caretaker = await findCaretaker(tx, caretakerId)
        await refuseUnsuited(tx, deps.config, { booking: { id: visit.booking_id, user_id }, caretakerId })
        const offerId = ids.get(caretakerId) ?? newId(at.getTime())
        ids.set(caretakerId, offerId)
        names.push(caretaker.name)
        await tx
          .insertInto('offers')
          .values({
            id: offerId,
            visit_id: visit.id,
            caretaker_id: caretakerId,
            visit_revision: visit.revision,
            starts_min: visit.starts_min,
            decides,
            asked_by: caller.actor.id,
            created_at: at.toISOString(),
          })
          .execute()
      }
      if (names.length > 0)
        await auditVisit(tx, caller, visit, {
          action: 'STATUS_UPDATE',
          what: `: asked ${names.join(', ')}`,
          changes: [],
          at,
        })
    }
    const asked = given.map(({ visit }) => visit)
    return { offers: await listOffers(tx, deps.config, asked, at), bookings: [...bookings] }
  })
}
