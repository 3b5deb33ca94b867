import type { VisitRow } from '@thodu/db'
import type { VisitWorld } from '../visit-world.ts'

type Change = { field: string; from: unknown; to: unknown }
/**
 * What the log says of the booking of a visit, without what leads to it. Where several processes share a database it says how
 * good a choice was as well.
 */
export const readWritten = async (world: VisitWorld, { booking_id }: Pick<VisitRow, 'booking_id'>) =>
  (await world.readAudit(booking_id)).map(({ action, description, changes }) => ({
    action,
    what: description.split(/of booking \S+?(?=[: ])/).at(-1),
    changes: (JSON.parse(String(changes)) as Change[])
      .filter(({ field }) => field !== 'suggestion')
      .map(({ field, from, to }) => [field, from, to]),
  }))
