import type { KeyObject } from 'node:crypto'
import { type Placeholders, prepareQuery, type Reader } from '@thodu/db'
import type { Waiting } from '../contract/desk/desk.schema.ts'
import { readHall } from './read-hall.ts'

const selectCounts = prepareQuery((db, { now }: Placeholders<{ now: string }>) =>
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
      .selectFrom('promises')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .where('ends_at', '<', now)
      .where('kind', '=', 'callback')
      .where((of) => of.and([of('met_at', 'is', null), of('void_at', 'is', null), of('closed_at', 'is', null)]))
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
    eb
      .selectFrom('time_off')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .where('status', '=', 'requested')
      .as('timeOff'),
  ]),
)

/** How much of each queue needs a hand (rule OFF-24), and how much cannot wait (rule HALL-1). */
export async function countWaiting(read: Reader, secret: KeyObject, now: Date): Promise<Waiting> {
  const [counts] = await selectCounts(read, { now: now.toISOString() })
  const { counts: urgent } = (await readHall(read, secret, now)).hall
  return {
    bookings: counts?.bookings ?? 0,
    callbacks: counts?.callbacks ?? 0,
    overdueCallbacks: counts?.overdue ?? 0,
    messages: counts?.messages ?? 0,
    documents: counts?.documents ?? 0,
    lateVisits: urgent.absent + urgent.late,
    openVisits: urgent.open,
    calls: urgent.call,
    timeOff: counts?.timeOff ?? 0,
  }
}
