import { type Placeholders, prepareQuery, type Reader } from '@thodu/db'
import { dayMs } from '../contract/durations.ts'
import { dayInCity } from '../contract/formats.ts'
import { fewestCounted, keptDays, publicPromiseKinds } from '../contract/promises/promise-kinds.ts'
import type { KeptPromises } from '../contract/promises/promises.schema.ts'

const sumCounts = prepareQuery((db, { after }: Placeholders<{ after: string }>) =>
  db
    .selectFrom('promise_counts')
    .select(({ fn }) => ['kind', fn.sum<number>('kept').as('kept'), fn.sum<number>('broken').as('broken')])
    .where('day', '>', after)
    .groupBy('kind'),
)

/** How often each promise was kept in the last 90 days; nothing of one that was counted too seldom (rule PROM-9). */
export async function readKeptPromises(read: Reader, now: Date): Promise<KeptPromises> {
  const after = dayInCity(new Date(now.getTime() - keptDays * dayMs))
  const counts = new Map((await sumCounts(read, { after })).map((row) => [row.kind, row]))
  const figures = publicPromiseKinds.map((kind) => {
    const kept = Number(counts.get(kind)?.kept ?? 0)
    const total = kept + Number(counts.get(kind)?.broken ?? 0)
    return [kind, total < fewestCounted ? null : { kept, total }] as const
  })
  return { days: keptDays, ...(Object.fromEntries(figures) as Omit<KeptPromises, 'days'>) }
}
