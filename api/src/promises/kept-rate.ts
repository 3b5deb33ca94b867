import type { Reader } from '@thodu/db'
import { fewestCounted, keptDays, publicPromiseKinds } from '../contract/promises/promise-kinds.ts'
import type { KeptPromises } from '../contract/promises/promises.schema.ts'
import type { ReportSpan } from '../contract/reports/report-span.ts'
import { dayInCity, dayMs } from '../contract/time.ts'

/** Counts met and broken promises by due day and kind, from which every rate is computed (rule PROM-9). */
export const countKept = (db: Reader, { from, to }: ReportSpan) =>
  db
    .selectFrom('promise_counts')
    .select(['day', 'kind', 'kept', 'broken'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute()

/** Reads the rate of each promise in the last 90 days; null when it was counted too seldom (rule PROM-9). */
export async function readKeptPromises(read: Reader, now: Date): Promise<KeptPromises> {
  const from = dayInCity(new Date(now.getTime() - (keptDays - 1) * dayMs))
  const days = await countKept(read, { from, to: dayInCity(now) })
  const figures = publicPromiseKinds.map((kind) => {
    const own = days.filter((row) => row.kind === kind)
    const kept = own.reduce((sum, row) => sum + row.kept, 0)
    const total = own.reduce((sum, row) => sum + row.kept + row.broken, 0)
    return [kind, total < fewestCounted ? null : { kept, total }] as const
  })
  return { days: keptDays, ...(Object.fromEntries(figures) as Omit<KeptPromises, 'days'>) }
}
