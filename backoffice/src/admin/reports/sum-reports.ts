import { fewestCounted, keptPercent } from '@thodu/api/contract/promises/promise-kinds'
import type { CallReport, PromiseReport } from '@thodu/api/contract/reports/reports.schema'
import { type CallOutcome, missedOutcomes } from '@thodu/api/contract/telephone/call-outcomes'

export type Tally = { kept: number; broken: number }
export const NONE = '–'

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
export const tally = (rows: readonly Tally[]): Tally => ({
  kept: sum(rows.map(({ kept }) => kept)),
  broken: sum(rows.map(({ broken }) => broken)),
})

/** Whole percent, rounded down; undefined for too few promises (rule PROM-9). */
export const percentOf = ({ kept, broken }: Tally): number | undefined =>
  kept + broken < fewestCounted ? undefined : keptPercent(kept, kept + broken)
export function formatShare(counted: Tally): string {
  const percent = percentOf(counted)
  return percent === undefined ? NONE : `${percent} %`
}

type Reason = PromiseReport['reasons'][number]
export type ReasonSum = {
  reason: Reason['reason']
  count: number
  by: { id: string; name: string; count: number }[]
}

/** Sums the reasons, most frequent first; missing ones come last. */
export function sumReasons(reasons: readonly Reason[]): ReasonSum[] {
  const sums = new Map<Reason['reason'], ReasonSum>()
  for (const { reason, by, count } of reasons) {
    const known = sums.get(reason) ?? { reason, count: 0, by: [] }
    known.count += count
    const person = by && known.by.find(({ id }) => id === by._id)
    if (person) person.count += count
    else if (by) known.by.push({ id: by._id, name: by.name, count })
    sums.set(reason, known)
  }
  const found = [...sums.values()]
  for (const { by } of found) by.sort((one, other) => other.count - one.count)
  return found.sort(
    (one, other) => Number(one.reason === null) - Number(other.reason === null) || other.count - one.count,
  )
}

const unspoken: readonly CallOutcome[] = [...missedOutcomes, 'wrong-number']
export type DayOfCalls = { day: string; counts: Partial<Record<CallOutcome, number>>; spoken: number; missed: number }

export function sumCalls(rows: CallReport['rows']): DayOfCalls[] {
  const days = new Map<string, DayOfCalls>()
  for (const { day, outcome, count } of rows) {
    const known = days.get(day) ?? { day, counts: {}, spoken: 0, missed: 0 }
    known.counts[outcome] = count
    known[unspoken.includes(outcome) ? 'missed' : 'spoken'] += count
    days.set(day, known)
  }
  return [...days.values()]
}
