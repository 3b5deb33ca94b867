import type { OfferRow, VisitRow } from '@thodu/db'
import type { BookingStatus } from '../contract/care/booking-status.ts'
import { isBinding } from '../contract/care/booking-status.ts'
import type { OfferState } from '../contract/offers/offer-parts.ts'

type OfferedVisit = Pick<OfferRow, 'caretaker_id' | 'visit_revision' | 'answer' | 'withdrawn_at'> & {
  revision: VisitRow['revision']
  status: VisitRow['status']
  starts_min: number
  visit_caretaker_id: string | null
  booking_status: BookingStatus
}

const carriedOut: readonly VisitRow['status'][] = ['planned', 'started', 'done']

/**
 * Finds the state of an offer from the visit as it is now, so that a move, a cancellation or an assignment ends the offer without a
 * command of its own (rule OFFER-3).
 * @param nowMin minutes since 1970
 */
export function stateOf(offer: OfferedVisit, nowMin: number): OfferState {
  const { answer, withdrawn_at, revision, status, starts_min, visit_caretaker_id, booking_status } = offer
  if (visit_caretaker_id === offer.caretaker_id && carriedOut.includes(status)) return 'given'
  if (answer === 'no') return 'declined'
  if (withdrawn_at !== null || status !== 'planned' || starts_min <= nowMin || !isBinding(booking_status))
    return 'ended'
  if (visit_caretaker_id !== null) return 'taken'
  if (revision !== offer.visit_revision) return 'ended'
  return answer === 'yes' ? 'waiting' : 'open'
}
