import type { Reader } from '@thodu/db'
import { type PromiseKind, promiseKinds, promiseReasons } from '../contract/promises/promise-kinds.ts'
import type { ReportSpan } from '../contract/reports/report-span.ts'
import type { PromiseReport } from '../contract/reports/reports.schema.ts'
import { type Day, mondayOf } from '../contract/time.ts'
import { countKept } from '../promises/kept-rate.ts'
import { findNames } from '../promises/promises.queries.ts'

/** One index covers this query. */
const countReasons = (db: Reader, { from, to }: ReportSpan) =>
  db
    .selectFrom('promises')
    .select(({ fn }) => ['due_day', 'kind', 'reason_code', 'reason_by', fn.countAll<number | string>().as('count')])
    .where('due_day', '>=', from)
    .where('due_day', '<=', to)
    .where('broken_noted_at', 'is not', null)
    .where('void_at', 'is', null)
    .groupBy(['due_day', 'kind', 'reason_code', 'reason_by'])
    .execute()

type Row = PromiseReport['rows'][number]
type Reason = PromiseReport['reasons'][number]

/** Sorts by week, then in the usual order of kinds and reasons; missing reasons come last. */
const byWeekAndKind = (one: { week: string; kind: PromiseKind }, other: { week: string; kind: PromiseKind }): number =>
  one.week.localeCompare(other.week) || promiseKinds.indexOf(one.kind) - promiseKinds.indexOf(other.kind)
const rankOf = ({ reason }: Reason): number =>
  reason === null ? promiseReasons.length : promiseReasons.indexOf(reason)
const byReason = (one: Reason, other: Reason): number =>
  byWeekAndKind(one, other) || rankOf(one) - rankOf(other) || (one.by?._id ?? '').localeCompare(other.by?._id ?? '')

/** Thousands of rows have few different days. */
function eachDayOnce(make: (day: Day) => Day): (day: Day) => Day {
  const made = new Map<Day, Day>()
  return (day) => {
    const known = made.get(day) ?? make(day)
    made.set(day, known)
    return known
  }
}

async function readRows(db: Reader, span: ReportSpan): Promise<Row[]> {
  const rows = new Map<string, Row>()
  const weekOf = eachDayOnce(mondayOf)
  for (const { day, kind, kept, broken } of await countKept(db, span)) {
    const week = weekOf(day)
    const row = rows.get(`${week} ${kind}`) ?? { week, kind, kept: 0, broken: 0 }
    rows.set(`${week} ${kind}`, { ...row, kept: row.kept + kept, broken: row.broken + broken })
  }
  return [...rows.values()].filter(({ kept, broken }) => kept + broken > 0).sort(byWeekAndKind)
}

async function readReasons(db: Reader, span: ReportSpan): Promise<Reason[]> {
  const counted = await countReasons(db, span)
  const names = await findNames(
    db,
    counted.map(({ reason_by }) => reason_by),
  )
  const reasons = new Map<string, Reason>()
  const weekOf = eachDayOnce(mondayOf)
  for (const { due_day, kind, reason_code: reason, reason_by, count } of counted) {
    const week = weekOf(due_day)
    // A name without a reason confirmed checks; it does not explain the delay.
    const by = reason === null || reason_by === null ? null : { _id: reason_by, name: names.get(reason_by) ?? '' }
    const key = [week, kind, reason, by?._id].join(' ')
    const known = reasons.get(key)?.count ?? 0
    reasons.set(key, { week, kind, reason, by, count: known + Number(count) })
  }
  return [...reasons.values()].sort(byReason)
}

/** Counts met and broken promises by week, with reasons (rule PROM-10). */
export const readPromiseReport = async (db: Reader, span: ReportSpan): Promise<PromiseReport> => ({
  ...span,
  rows: await readRows(db, span),
  reasons: await readReasons(db, span),
})
