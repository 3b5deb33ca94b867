/**
 * What the first `used` of equal parts of a package cost, in whole rupees; all of them cost exactly its price (rule CAT-14).
 * The n-th part alone is the difference to the one before.
 */
export const priceOfParts = (price: number, parts: number, used: number): number => Math.round((price * used) / parts)
