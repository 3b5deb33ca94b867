import { type Day, dayInCity, dayMs, startOfDayInCity } from '../time.ts'

/** What care costs: `price` for `parts` visits, all of a counted package or those of one day. Whole rupees. */
export type Price = { price: number; parts: number; isCounted: boolean }

/**
 * What the n-th charged visit of a version of the terms costs (rule MON-1): parts of a price sum to it exactly; visits beyond
 * a counted package cost their share.
 */
export function priceOfVisit({ price, parts, isCounted }: Price, n: number): number {
  if (isCounted && n > parts) return Math.round(price / parts)
  return Math.round((price * n) / parts) - Math.round((price * (n - 1)) / parts)
}

/** The visits ahead that a balance pays, in their order, and the last day on which all of them are paid (rule MON-3). */
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
  // A day of which one visit is not paid is no day that is paid.
  const paidUntil =
    ahead
      .slice(0, visitsAhead)
      .filter((day) => day !== unpaid)
      .at(-1) ?? null
  return { paidUntil, visitsAhead }
}

/** Care days that one request pays, unless the office says otherwise. */
const daysAsked = 7

/** What the office is offered to ask for: the whole counted package, or seven care days, less what is there (rule MON-5). */
export function suggestAmount({ price, isCounted }: Price, { balance, taken }: { balance: number; taken: number }) {
  return Math.max(0, isCounted ? price - taken - balance : price * daysAsked - balance)
}

/** The year of accounts of a moment, April to March: `26-27`. */
export function yearOfBooks(moment: Date): string {
  const [year = 0, month = 0] = dayInCity(moment).split('-').map(Number)
  const first = month >= 4 ? year : year - 1
  const short = (full: number): string => String(full % 100).padStart(2, '0')
  return `${short(first)}-${short(first + 1)}`
}

/**
 * Documents of before this moment have been kept long enough: names and reasons in them are erased (rule MON-11).
 * @param bookYears whole years of accounts for which the words of a document are kept after its own
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
/** Whether a reference of the bank can be one (rule MON-6); cash has none. */
export const isReference = (method: PayingMethod, utr: string): boolean => utrForms[method].test(utr)

/** The address that opens a payment in an app for UPI: to whom, how much, and what it is for. */
export const upiLink = ({ vpa, name }: { vpa: string; name: string }, amount: number, reference: string): string =>
  `upi://pay?pa=${encodeURIComponent(vpa)}&pn=${encodeURIComponent(name)}&am=${amount}.00&cu=INR&tn=${encodeURIComponent(reference)}`

/** How long a refund may wait to be sent before it is late, in ms (rule MON-15). */
export const refundWithinMs = 7 * dayMs
