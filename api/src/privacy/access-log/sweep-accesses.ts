import { dayMs } from '../../contract/time.ts'
import type { Deps } from '../../http/environment.ts'

/**
 * A trigger refuses to delete rows of the last 365 days and uses the database's clock. The extra day covers a difference
 * between the clocks.
 */
const keptDays = 366
/** Rows per transaction, so that other writes are not blocked for long. */
const batch = 2_000

/** Deletes rows of the access log that are over a year old. */
export async function sweepAccesses({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - keptDays * dayMs).toISOString()
  for (let removed = batch; removed === batch; ) {
    const result = await database.write((tx) =>
      tx
        .deleteFrom('access_log')
        .where('id', 'in', (query) =>
          query.selectFrom('access_log').select('id').where('hour', '<', before).limit(batch),
        )
        .executeTakeFirst(),
    )
    removed = Number(result.numDeletedRows)
  }
}
