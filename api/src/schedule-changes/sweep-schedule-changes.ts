import { dayMs } from '../contract/time.ts'
import type { Deps } from '../http/environment.ts'

/** Changes are stored this long, in ms. */
const keptFor = 30 * dayMs

export const sweepScheduleChanges = ({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<unknown> =>
  database.write((tx) =>
    tx
      .deleteFrom('schedule_changes')
      .where('changed_at', '<', new Date(now().getTime() - keptFor).toISOString())
      .execute(),
  )
