/** Records the requests of the clients and the responses. `check-invariants.ts` compares the database with this record. */
export type Ledger = {
  /** Booking id by marker, for every booking request that the server accepted. The marker is the patient's name. */
  bookings: Map<string, string>
  /** Markers of all sent bookings. */
  attempted: Set<string>
  /** Idempotency-Key by marker. */
  keys: Map<string, string>
  /** Ids of the documents that the server accepted. */
  documents: Set<string>
  /** Number of responses by status. */
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
