import { type Placeholders, prepareQuery, type Reader } from '@thodu/db'
import { brandPromises } from '../contract/brand.config.ts'
import { minuteMs } from '../contract/durations.ts'
import type { Waiting } from '../contract/schemas/desk.schema.ts'

/** What a callback is promised within (rule CAT-9). Milliseconds. */
const callWithin = brandPromises.callback * minuteMs

const selectCounts = prepareQuery((db, { overdueBefore }: Placeholders<{ overdueBefore: string }>) =>
  db.selectNoFrom((eb) => [
    eb
      .selectFrom('bookings')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .where('status', '=', 'pending')
      .where('is_assigned', '=', 0)
      .as('bookings'),
    eb
      .selectFrom('callbacks')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .where('status', '=', 'open')
      .as('callbacks'),
    eb
      .selectFrom('callbacks')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .where('status', '=', 'open')
      .where('created_at', '<', overdueBefore)
      .as('overdue'),
    eb
      .selectFrom('messages')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .where('status', '=', 'new')
      .as('messages'),
    eb
      .selectFrom('documents')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .where('status', '=', 'pending')
      .as('documents'),
  ]),
)

/** How much of each queue needs a hand, in one statement (rule OFF-24). */
export async function countWaiting(read: Reader, now: Date): Promise<Waiting> {
  const overdueBefore = new Date(now.getTime() - callWithin).toISOString()
  const [counts] = await selectCounts(read, { overdueBefore })
  return {
    bookings: counts?.bookings ?? 0,
    callbacks: counts?.callbacks ?? 0,
    overdueCallbacks: counts?.overdue ?? 0,
    messages: counts?.messages ?? 0,
    documents: counts?.documents ?? 0,
  }
}
