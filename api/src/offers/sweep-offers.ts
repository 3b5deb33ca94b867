import { dayMs, momentOf } from '../contract/time.ts'
import type { Deps } from '../http/environment.ts'

/** Offers are stored this long after the start of the visit, in ms (rule OFFER-6). */
const storedFor = 30 * dayMs

/** Deletes old offers. */
export const sweepOffers = ({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<unknown> =>
  database.write((tx) =>
    tx
      .deleteFrom('offers')
      .where('starts_min', '<', momentOf(now().getTime() - storedFor))
      .execute(),
  )
