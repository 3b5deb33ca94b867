/** The requests of the clients and the answers they got. The checker compares the data with it. */
export type Ledger = {
  /** Booking ids by marker (in the name of the patient), for every booking answered with 201 or 200. */
  bookings: Map<string, string>
  attempted: Set<string>
  keys: Map<string, string>
  documents: Set<string>
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
