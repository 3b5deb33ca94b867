/**
 * Price of the first `used` equal parts, in whole rupees; all parts cost exactly `price` (rule CAT-14). The n-th part alone
 * costs the difference to the one before.
 */
export const priceOfParts = (price: number, parts: number, used: number): number => Math.round((price * used) / parts)
