import { type Placeholders, type PromiseRow, prepareQuery, type Reader } from '@thodu/db'
import { sql } from 'kysely'
import { minuteMs } from '../contract/durations.ts'
import { startOfDayInCity } from '../contract/formats.ts'
import type { ReportSpan } from '../contract/promises/report-span.ts'
import type { FirstCallReport } from '../contract/promises/reports.schema.ts'
import { addDays, type Day } from '../roster/rules/visit-times.ts'
import { weeksOf } from './report-weeks.ts'

/** Read from an index alone (migration 0050), in its order. */
const selectFirstCalls = prepareQuery((db, { from, before }: Placeholders<{ from: string; before: string }>) =>
  db
    .selectFrom('promises')
    .select(['started_at', 'met_at'])
    .where('kind', '=', sql.lit<'call'>('call'))
    .where('void_at', 'is', null)
    .where('started_at', '>=', from)
    .where('started_at', '<', before)
    .orderBy('started_at'),
)

type FirstCall = Pick<PromiseRow, 'started_at' | 'met_at'>

/** Whole minutes within which so many of a hundred were called: that of the last one who belongs to them, rounded up. */
const within = (sortedMs: readonly number[], percent: number): number | null => {
  const last = sortedMs[Math.ceil((sortedMs.length * percent) / 100) - 1]
  return last === undefined ? null : Math.ceil(last / minuteMs)
}

function sumUp(calls: readonly FirstCall[]): FirstCallReport['whole'] {
  const waited: number[] = []
  for (const { started_at, met_at } of calls)
    if (met_at !== null) waited.push(Math.max(0, Date.parse(met_at) - Date.parse(started_at)))
  waited.sort((one, other) => one - other)
  return {
    called: waited.length,
    uncalled: calls.length - waited.length,
    median: within(waited, 50),
    ninetieth: within(waited, 90),
  }
}

type Week = { week: Day; until: string; calls: FirstCall[] }
const startOf = (day: Day): string => new Date(startOfDayInCity(day)).toISOString()

/**
 * How long bookings of each week waited for their first call (rule PROM-11): what met the promise of a call is that call.
 * Bookings that were cancelled before anybody had to call, and those from before promises, are none of them.
 */
export async function readFirstCallReport(db: Reader, span: ReportSpan): Promise<FirstCallReport> {
  const calls = await selectFirstCalls(db, { from: startOf(span.from), before: startOf(addDays(span.to, 1)) })
  const weeks = weeksOf(span).map((week): Week => ({ week, until: startOf(addDays(week, 7)), calls: [] }))
  let place = 0
  for (const call of calls) {
    while (place < weeks.length - 1 && call.started_at >= (weeks[place]?.until ?? '')) place += 1
    weeks[place]?.calls.push(call)
  }
  return {
    ...span,
    weeks: weeks.map(({ week, calls: own }) => ({ week, ...sumUp(own) })),
    whole: sumUp(calls),
  }
}
