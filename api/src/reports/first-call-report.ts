import type { PromiseRow, Reader } from '@thodu/db'
import { sql } from 'kysely'
import type { ReportSpan } from '../contract/reports/report-span.ts'
import type { FirstCallReport } from '../contract/reports/reports.schema.ts'
import { addDays, type Day, minuteMs, mondayOf, startOfDayInCity } from '../contract/time.ts'

/** One index covers this query and its order. */
const selectFirstCalls = (db: Reader, { from, before }: { from: string; before: string }) =>
  db
    .selectFrom('promises')
    .select(['started_at', 'met_at'])
    .where('kind', '=', sql.lit<'call'>('call'))
    .where('void_at', 'is', null)
    .where('started_at', '>=', from)
    .where('started_at', '<', before)
    .orderBy('started_at')
    .execute()

/** The waiting time in ms; null without a call. */
type Wait = number | null
const waitOf = ({ started_at, met_at }: Pick<PromiseRow, 'started_at' | 'met_at'>): Wait =>
  met_at === null ? null : Math.max(0, Date.parse(met_at) - Date.parse(started_at))

/** @returns whole minutes, rounded up, within which this share was called */
const within = (sortedMs: readonly number[], percent: number): number | null => {
  const last = sortedMs[Math.ceil((sortedMs.length * percent) / 100) - 1]
  return last === undefined ? null : Math.ceil(last / minuteMs)
}

function sumUp(waits: readonly Wait[]): FirstCallReport['whole'] {
  const called = waits.filter((wait) => wait !== null).sort((one, other) => one - other)
  return {
    called: called.length,
    uncalled: waits.length - called.length,
    median: within(called, 50),
    ninetieth: within(called, 90),
  }
}

type Week = { week: Day; until: string; waits: Wait[] }
const startOf = (day: Day): string => new Date(startOfDayInCity(day)).toISOString()

/** @returns Mondays of all weeks that the span touches */
function weeksOf({ from, to }: ReportSpan): Day[] {
  const weeks: Day[] = []
  for (let monday = mondayOf(from); monday <= to; monday = addDays(monday, 7)) weeks.push(monday)
  return weeks
}

/**
 * Reads how long bookings of each week waited for the first call (rule PROM-11): until their call promise was met.
 * Bookings without this promise, or cancelled before it was due, do not count.
 */
export async function readFirstCallReport(db: Reader, span: ReportSpan): Promise<FirstCallReport> {
  const calls = await selectFirstCalls(db, { from: startOf(span.from), before: startOf(addDays(span.to, 1)) })
  const weeks = weeksOf(span).map((week): Week => ({ week, until: startOf(addDays(week, 7)), waits: [] }))
  let place = 0
  for (const call of calls) {
    while (place < weeks.length - 1 && call.started_at >= (weeks[place]?.until ?? '')) place += 1
    weeks[place]?.waits.push(waitOf(call))
  }
  return {
    ...span,
    weeks: weeks.map(({ week, waits }) => ({ week, ...sumUp(waits) })),
    whole: sumUp(weeks.flatMap(({ waits }) => waits)),
  }
}
