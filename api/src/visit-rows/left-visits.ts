import { dayMs } from '../contract/time.ts'
import type { Deps } from '../http/environment.ts'

/** How long calendars say that a visit is not to be, or is somebody else's, in ms (rule SHARE-7). */
export const goneFor = 30 * dayMs

/** Forgets whose visits were, once no calendar takes them back any more. */
export const sweepLeftVisits = ({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<unknown> =>
  database.write((tx) =>
    tx
      .deleteFrom('left_visits')
      .where('left_at', '<', new Date(now().getTime() - goneFor).toISOString())
      .execute(),
  )
