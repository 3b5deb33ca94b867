import { promiseKinds, promiseReasons } from '@thodu/api/contract/promises/promise-kinds'
import type { CallReport, FirstCallReport, PromiseReport } from '@thodu/api/contract/reports/reports.schema'
import { callOutcomes } from '@thodu/api/contract/telephone/call-outcomes'
import type { PromiseRow, Tables } from '@thodu/db'
import type { Selectable } from 'kysely'

/** The reports once more, from every row there is and by hand: what the product answers has to be the same. */

type Span = { from: string; to: string }
type CallRow = Selectable<Tables['calls']>

const minute = 60_000
const day = 1_440 * minute
/** The city is five and a half hours ahead, all year. */
export const dayOf = (time: number | string): string =>
  new Date((typeof time === 'string' ? Date.parse(time) : time) + 330 * minute).toISOString().slice(0, 10)
const step = (from: string, days: number): string => new Date(Date.parse(from) + days * day).toISOString().slice(0, 10)

/** Walks back from a day until it is a Monday. */
function mondayBefore(from: string): string {
  let found = from
  while (new Date(found).getUTCDay() !== 1) found = step(found, -1)
  return found
}
const isWithin = ({ from, to }: Span, one: string): boolean => from <= one && one <= to
const times = <Item>(items: readonly Item[], fits: (item: Item) => boolean): number => items.filter(fits).length

const isKept = ({ void_at, met_at, ends_at }: PromiseRow): boolean =>
  void_at === null && met_at !== null && met_at <= ends_at
/** Whose end has been seen to pass: too late or never. */
const isBroken = ({ void_at, broken_noted_at }: PromiseRow): boolean => void_at === null && broken_noted_at !== null

export function recountPromises(all: readonly PromiseRow[], span: Span, names: Map<string, string>): PromiseReport {
  const rows: PromiseReport['rows'] = []
  const reasons: PromiseReport['reasons'] = []
  const people = [...names.keys()].sort()
  const dated = all.map((row) => ({ ...row, due: dayOf(row.due_at) })).filter(({ due }) => isWithin(span, due))
  for (let week = mondayBefore(span.from); week <= span.to; week = step(week, 7)) {
    const ofWeek = dated.filter(({ due }) => isWithin({ from: week, to: step(week, 6) }, due))
    for (const kind of promiseKinds) {
      const own = ofWeek.filter((row) => row.kind === kind)
      const [kept, broken] = [times(own, isKept), times(own, isBroken)]
      if (kept + broken > 0) rows.push({ week, kind, kept, broken })
      for (const reason of promiseReasons)
        for (const id of people) {
          const count = times(own, (row) => isBroken(row) && row.reason_code === reason && row.reason_by === id)
          if (count > 0) reasons.push({ week, kind, reason, by: { _id: id, name: names.get(id) ?? '' }, count })
        }
      const unexplained = times(own, (row) => isBroken(row) && row.reason_code === null)
      if (unexplained > 0) reasons.push({ week, kind, reason: null, by: null, count: unexplained })
    }
  }
  return { ...span, rows, reasons }
}

export function recountCalls(all: readonly CallRow[], span: Span): CallReport {
  const rows: CallReport['rows'] = []
  const dated = all.map((row) => ({ ...row, made: dayOf(row.created_at) }))
  for (let one = span.from; one <= span.to; one = step(one, 1))
    for (const outcome of callOutcomes.toSorted()) {
      const count = times(dated, (row) => row.made === one && row.outcome === outcome)
      if (count > 0) rows.push({ day: one, outcome, count })
    }
  return { ...span, rows }
}

/** The fewest whole minutes within which so many of a hundred were called. */
function fewest(waits: readonly number[], percent: number): number | null {
  for (const minutes of [...new Set(waits.map((ms) => Math.ceil(ms / minute)))].sort((one, other) => one - other))
    if (100 * times(waits, (ms) => ms <= minutes * minute) >= percent * waits.length) return minutes
  return null
}

export function recountFirstCalls(all: readonly PromiseRow[], span: Span): FirstCallReport {
  const calls = all.filter(
    (row) => row.kind === 'call' && row.void_at === null && isWithin(span, dayOf(row.started_at)),
  )
  const sumUp = (rows: readonly PromiseRow[]): FirstCallReport['whole'] => {
    const waits = rows.flatMap(({ started_at, met_at }) =>
      met_at === null ? [] : [Date.parse(met_at) - Date.parse(started_at)],
    )
    return {
      called: waits.length,
      uncalled: rows.length - waits.length,
      median: fewest(waits, 50),
      ninetieth: fewest(waits, 90),
    }
  }
  const weeks: FirstCallReport['weeks'] = []
  for (let week = mondayBefore(span.from); week <= span.to; week = step(week, 7)) {
    const own = calls.filter((row) => isWithin({ from: week, to: step(week, 6) }, dayOf(row.started_at)))
    weeks.push({ week, ...sumUp(own) })
  }
  return { ...span, weeks, whole: sumUp(calls) }
}
