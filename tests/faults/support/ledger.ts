/** What the clients were told, and what they only asked for. The invariant checker holds the data against it. */
export type Ledger = {
  /** Marker (in the patient's name) to booking id, for every booking that was answered with 201 or 200. */
  bookings: Map<string, string>
  /** Markers of bookings that were sent, answered or not. */
  attempted: Set<string>
  /** Idempotency keys by marker. */
  keys: Map<string, string>
  /** Ids of uploads that were answered with 201. */
  documents: Set<string>
  /** Status codes and failures, counted. */
  answers: Map<string, number>
}

export const createLedger = (): Ledger => ({
  bookings: new Map(),
  attempted: new Set(),
  keys: new Map(),
  documents: new Set(),
  answers: new Map(),
})

export const countAnswer = (ledger: Ledger, answer: string): void => {
  ledger.answers.set(answer, (ledger.answers.get(answer) ?? 0) + 1)
}

export const acknowledged = (ledger: Ledger): number => ledger.bookings.size + ledger.documents.size
