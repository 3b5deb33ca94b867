import type { PromiseRow, Reader } from '@thodu/db'
import { sql } from 'kysely'
import type { ReportSpan } from '../contract/reports/report-span.ts'
import type { FirstCallReport } from '../contract/reports/reports.schema.ts'
import { addDays, type Day, minuteMs, startOfDayInCity } from '../contract/time.ts'
import { weeksOf } from './report-weeks.ts'

/** Read from an index alone, in its order. */
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

/** How long a booking waited, in ms; null where nobody has called. */
type Wait = number | null
const waitOf = ({ started_at, met_at }: Pick<PromiseRow, 'started_at' | 'met_at'>): Wait =>
  met_at === null ? null : Math.max(0, Date.parse(met_at) - Date.parse(started_at))

/** Whole minutes within which so many of a hundred were called: that of the last one who belongs to them, rounded up. */
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

/**
 * How long bookings of each week waited for their first call (rule PROM-11): what met the promise of a call is that call.
 * Bookings that were cancelled before anybody had to call, and those from before promises, are none of them.
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
