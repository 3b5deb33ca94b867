import { type Day, dayInCity, dayMs, startOfDayInCity } from '../time.ts'

/** `price` for `parts` visits, those of a counted package or of one day. Whole rupees. */
export type Price = { price: number; parts: number; isCounted: boolean }

/**
 * Price of the n-th charged visit, in rupees (rule MON-1). The parts add up to exactly the price; visits beyond a counted
 * package cost an equal share.
 */
export function priceOfVisit({ price, parts, isCounted }: Price, n: number): number {
  if (isCounted && n > parts) return Math.round(price / parts)
  return Math.round((price * n) / parts) - Math.round((price * (n - 1)) / parts)
}

/** Counts the upcoming visits that a balance pays, and finds the last fully paid day (rule MON-3). */
export function walkPaid(
  balance: number,
  price: Price,
  { charged, ahead }: { charged: number; ahead: readonly Day[] },
): { paidUntil: Day | null; visitsAhead: number } {
  let left = balance
  let visitsAhead = 0
  for (const _ of ahead) {
    left -= priceOfVisit(price, charged + visitsAhead + 1)
    if (left < 0) break
    visitsAhead += 1
  }
  const unpaid = ahead[visitsAhead]
  // A day with an unpaid visit is not a paid day.
  const paidUntil =
    ahead
      .slice(0, visitsAhead)
      .filter((day) => day !== unpaid)
      .at(-1) ?? null
  return { paidUntil, visitsAhead }
}

const daysAsked = 7

/** The rest of a counted package or seven care days, less the balance (rule MON-5). */
export function suggestAmount({ price, isCounted }: Price, { balance, taken }: { balance: number; taken: number }) {
  return Math.max(0, isCounted ? price - taken - balance : price * daysAsked - balance)
}

/** Returns the year of accounts, April to March: `26-27`. */
export function yearOfBooks(moment: Date): string {
  const [year = 0, month = 0] = dayInCity(moment).split('-').map(Number)
  const first = month >= 4 ? year : year - 1
  const short = (full: number): string => String(full % 100).padStart(2, '0')
  return `${short(first)}-${short(first + 1)}`
}

/**
 * Start of the retention period: names and reasons in older documents are erased (rule MON-11).
 * @param bookYears whole years of accounts after a document's own
 */
export function booksKeptFrom(moment: Date, bookYears: number): Date {
  const [year = 0, month = 0] = dayInCity(moment).split('-').map(Number)
  const first = (month >= 4 ? year : year - 1) - bookYears
  return new Date(startOfDayInCity(`${first}-04-01` as Day))
}

export type DocumentSeries = 'R' | 'B' | 'C' | 'F'
export const labelOf = (series: DocumentSeries, year: string, number: number): string =>
  `${series}/${year}/${String(number).padStart(5, '0')}`

export type PayingMethod = 'upi' | 'bank' | 'cash'
const utrForms: Readonly<Record<PayingMethod, RegExp>> = {
  upi: /^\d{12}$/,
  bank: /^[A-Z\d]{6,22}$/,
  cash: /^$/,
}
/** Whether a bank reference is well-formed (rule MON-6); cash has none. */
export const isReference = (method: PayingMethod, utr: string): boolean => utrForms[method].test(utr)

/** Opens a payment in a UPI app; amount in rupees. */
export const upiLink = ({ vpa, name }: { vpa: string; name: string }, amount: number, reference: string): string =>
  `upi://pay?pa=${encodeURIComponent(vpa)}&pn=${encodeURIComponent(name)}&am=${amount}.00&cu=INR&tn=${encodeURIComponent(reference)}`

/** A refund that waits longer is late, in ms (rule MON-15). */
export const refundWithinMs = 7 * dayMs
