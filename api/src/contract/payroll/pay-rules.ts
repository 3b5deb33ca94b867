import { addDays, type Day } from '../time.ts'

/** A month, YYYY-MM. */
export type Month = string
export type ShiftOfPay = 'D' | 'N' | 'L' | 'S'
export const rateNames = ['day', 'night', 'liveIn', 'session'] as const
export type RateName = (typeof rateNames)[number]
/** Whole rupees for each kind of visit, from a day on; null means not agreed. */
export type Rates = { from: Day } & Readonly<Record<RateName, number | null>>

export const firstDayOf = (month: Month): Day => `${month}-01`
export const monthAfter = (month: Month): Month => addDays(`${month}-28`, 4).slice(0, 7)
export const monthBefore = (month: Month): Month => addDays(firstDayOf(month), -1).slice(0, 7)
export const lastDayOf = (month: Month): Day => addDays(firstDayOf(monthAfter(month)), -1)
export const monthOf = (day: Day): Month => day.slice(0, 7)

/** The planned hours decide the kind of a visit: a day, a night, 24 hours, or a session. */
const rateOfShift: Readonly<Record<ShiftOfPay, RateName>> = { D: 'day', N: 'night', L: 'liveIn', S: 'session' }

/**
 * Finds the pay of a visit, in whole rupees (rule PAY-2).
 * @param rates in any order
 * @returns `before` for a visit before the first rates, which the book does not contain; null if this kind has no rate
 */
export function payOfVisit({ code, day }: { code: ShiftOfPay; day: Day }, rates: readonly Rates[]) {
  const valid = rates
    .filter(({ from }) => from <= day)
    .reduce<Rates | undefined>((last, one) => (last === undefined || one.from > last.from ? one : last), undefined)
  return valid === undefined ? 'before' : valid[rateOfShift[code]]
}

/** Finds the month that pays an item: its own, or the first one after the last closed month (rule PAY-6). */
export function monthThatPays(day: Day, lastClosed: Month | undefined): Month {
  const own = monthOf(day)
  return lastClosed === undefined || own > lastClosed ? own : monthAfter(lastClosed)
}

export const entryKinds = ['advance', 'addition', 'deduction', 'correction'] as const
export type EntryKind = (typeof entryKinds)[number]
type Item = { kind: 'visit' | EntryKind; amount: number }

/**
 * Adds up a month in whole rupees (rule PAY-5). Amounts of entries have their sign; `advances` is positive.
 * @param carried the debt of the last closed month: zero or negative
 */
export function sumPay(items: readonly Item[], carried: number) {
  const sumOf = (fits: (kind: Item['kind']) => boolean) =>
    items.reduce((sum, { kind, amount }) => (fits(kind) ? sum + amount : sum), 0)
  const earned = sumOf((kind) => kind === 'visit')
  const advances = 0 - sumOf((kind) => kind === 'advance')
  const adjustments = sumOf((kind) => kind !== 'visit' && kind !== 'advance')
  return { carried, earned, advances, adjustments, due: carried + earned - advances + adjustments }
}
export type PaySums = ReturnType<typeof sumPay>
