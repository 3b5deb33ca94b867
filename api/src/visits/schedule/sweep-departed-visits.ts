import { dayMs } from '../../contract/time.ts'
import type { Deps } from '../../http/environment.ts'

/** Calendars show a cancelled or reassigned visit this long, in ms (rule SHARE-7). */
export const goneFor = 30 * dayMs

/** Deletes rows that no calendar shows any more. */
export const sweepLeftVisits = ({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<unknown> =>
  database.write((tx) =>
    tx
      .deleteFrom('left_visits')
      .where('left_at', '<', new Date(now().getTime() - goneFor).toISOString())
      .execute(),
  )
