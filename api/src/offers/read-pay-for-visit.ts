/** Reads what the caretaker earns with a visit, in whole rupees; null without a rate (rule OFFER-2). */
export const readPayForVisit = async (): Promise<number | null> => null
