/** Caretakers who are asked at once for one visit (rule OFFER-1). */
export const mostAsked = 5

/**
 * State of an offer for one caretaker and one visit. `open`: not answered; `waiting`: said yes, the office chooses; `given`: the visit
 * is theirs; `declined`: said no; `taken`: another caretaker has the visit; `ended`: withdrawn, begun, or the visit has changed.
 */
export const offerStates = ['open', 'waiting', 'given', 'declined', 'taken', 'ended'] as const
export type OfferState = (typeof offerStates)[number]

/** Whether the first yes gets the visit, or the office chooses among those who said yes. */
export const offerDecisions = ['first-yes', 'office'] as const
export type OfferDecision = (typeof offerDecisions)[number]
