import type { Tx } from '@thodu/db'
import { findCaretaker } from '../bookings/assign-caretaker.ts'
import type { AnswerOffer, TakePage } from '../contract/offers/offers.schema.ts'
import { momentOf } from '../contract/time.ts'
import type { Visitor } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { ApiError, conflict, notFound } from '../http/errors/api-error.ts'
import { refuseUnsuited } from '../suggestions/refuse-unsuited.ts'
import { auditChange } from '../visits/audit-change.ts'
import { auditVisit } from '../visits/audit-visit.ts'
import { refuseBusy } from '../visits/change-visit.ts'
import { notifyOfChangedVisit } from '../visits/notify-of-change.ts'
import { updateVisit } from '../visits/schedule/update-visit.ts'
import { findVisit, type StoredVisit } from '../visits/visits.queries.ts'
import { stateOf } from './offer-state.ts'
import type { StoredOffer } from './offers.queries.ts'
import { findLinkedOffer, readTakePage } from './read-take-page.ts'

/** The audit log names the caretaker whose link was used, but the holder has not signed in. */
const asHolder = (caller: Visitor, { name }: StoredOffer): Visitor => ({
  ...caller,
  performer: { ...caller.performer, id: null, name: `Offer link: ${name}`, email: '', role: 'visitor' },
})

/**
 * Checks what the office's own choice checks.
 * @returns the caretaker, with the required checks that are missing
 * @throws ApiError 409 `offer.not_possible` for every refusal, because its reason may concern the family
 */
async function checkCaretaker(tx: Tx, deps: Deps, { caretaker_id: id }: StoredOffer, visit: StoredVisit) {
  const { user_id } = await tx
    .selectFrom('bookings')
    .select('user_id')
    .where('id', '=', visit.booking_id)
    .executeTakeFirstOrThrow()
  try {
    const { name } = await findCaretaker(tx, id)
    const booking = { id: visit.booking_id, user_id }
    const missing = await refuseUnsuited(tx, deps.config, { booking, caretakerId: id })
    await refuseBusy(tx, visit.id, { caretakerId: id, startsMin: visit.starts_min, endsMin: visit.ends_min })
    return { caretaker: { _id: id, name }, missing }
  } catch (error) {
    if (error instanceof ApiError) throw conflict('offer.not_possible')
    throw error
  }
}

/** Assigns the visit only if it is as it was offered: of several yeses the database lets one through (rule OFFER-4). */
async function takeVisit(tx: Tx, deps: Deps, caller: Visitor, offer: StoredOffer, visit: StoredVisit, at: Date) {
  const unchecked = [await checkCaretaker(tx, deps, offer, visit)]
  const asOffered = { ...visit, revision: offer.visit_revision }
  await updateVisit(tx, asOffered, { caretaker_id: offer.caretaker_id, edited_at: at.toISOString() }, at)
  const after = await findVisit(tx, visit.id, 'office')
  await auditChange(tx, caller, { before: visit, after, reason: undefined, choice: undefined, unchecked }, at)
  await notifyOfChangedVisit(tx, deps, visit, after, at)
}

/** Stores nothing when the offer cannot be answered any more. */
async function answer(tx: Tx, deps: Deps, caller: Visitor, link: string, given: AnswerOffer): Promise<void> {
  const at = deps.now()
  const offer = (await findLinkedOffer(tx, deps, link)).find(({ visit_id }) => visit_id === given.visit)
  if (!offer) throw notFound()
  if (stateOf(offer, momentOf(at)) !== 'open') return
  const visit = await findVisit(tx, offer.visit_id, 'office')
  const holder = asHolder(caller, offer)
  const { numUpdatedRows } = await tx
    .updateTable('offers')
    .set({ answer: given.answer, answered_at: at.toISOString() })
    .where('id', '=', offer.id)
    .where('visit_id', '=', visit.id)
    .where('answer', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return
  await auditVisit(tx, holder, visit, {
    action: 'STATUS_UPDATE',
    what: `: ${offer.name} answered ${given.answer} by link`,
    changes: [],
    at,
  })
  if (given.answer === 'no') return
  if (offer.decides === 'first-yes') await takeVisit(tx, deps, holder, offer, visit, at)
  else await checkCaretaker(tx, deps, offer, visit)
}

/**
 * The holder of a link answers yes or no to one visit, once (rules OFFER-3, OFFER-4).
 * @returns the offered visits as they are now, also when the answer came too late
 * @throws ApiError 404 for a link or visit that is not offered; 409 when this caretaker cannot be sent
 */
export async function answerOffer(
  deps: Deps,
  caller: Visitor,
  { link, given }: { link: string; given: AnswerOffer },
): Promise<TakePage> {
  await deps.database
    .write((tx) => answer(tx, deps, caller, link, given))
    .catch((error: unknown) => {
      // Another yes came first; the page shows it.
      if (!(error instanceof ApiError && error.code === 'visit.stale')) throw error
    })
  return readTakePage(deps.database.read, deps, link, caller.language)
}
