import { isOneOf, type Reader } from '@thodu/db'
import { toTime } from '../../contract/time.ts'
import type { LastTimes } from './retention-end.ts'

export type LastActivity = LastTimes & { bookings: number }

type Result = { id: string | null; at: string | number | null }
const newest = (times: readonly (string | null | undefined)[]): string | null =>
  times.reduce<string | null>((last, time) => (time && time > (last ?? '') ? time : last), null)

/** Builds one statement per kind. */
function selectTimes(db: Reader, ids: string[]) {
  const ofBookings = db.selectFrom('bookings').where(isOneOf('bookings.user_id', ids)).groupBy('bookings.user_id')
  return {
    booked: ofBookings.select((eb) => [
      'bookings.user_id as id',
      eb.fn.max<string | null>('bookings.updated_at').as('at'),
    ]),
    completed: ofBookings.select((eb) => [
      'bookings.user_id as id',
      eb.fn.max<string | null>('bookings.completed_at').as('at'),
    ]),
    visited: ofBookings
      .innerJoin('visits', 'visits.booking_id', 'bookings.id')
      .where('visits.status', '=', 'done')
      .select((eb) => ['bookings.user_id as id', eb.fn.max<number | null>('visits.ends_min').as('at')]),
    paid: ofBookings
      .innerJoin('payments', 'payments.booking_id', 'bookings.id')
      .where('payments.status', '=', 'confirmed')
      .select((eb) => ['bookings.user_id as id', eb.fn.max<string | null>('payments.decided_at').as('at')]),
    issued: ofBookings
      .innerJoin('issued_documents', 'issued_documents.booking_id', 'bookings.id')
      .select((eb) => ['bookings.user_id as id', eb.fn.max<string | null>('issued_documents.issued_at').as('at')]),
    acted: db
      .selectFrom('audit_log')
      .where(isOneOf('actor_id', ids))
      .groupBy('actor_id')
      .select((eb) => ['actor_id as id', eb.fn.max<string | null>('created_at').as('at')]),
    asked: db
      .selectFrom('callbacks')
      .where(isOneOf('user_id', ids))
      .groupBy('user_id')
      .select((eb) => ['user_id as id', eb.fn.max<string | null>('created_at').as('at')]),
    signedIn: db
      .selectFrom('sessions')
      .where(isOneOf('account_id', ids))
      .groupBy('account_id')
      .select((eb) => ['account_id as id', eb.fn.max<string | null>('last_used_at').as('at')]),
    changed: db.selectFrom('accounts').where(isOneOf('id', ids)).select(['id', 'updated_at as at']),
  }
}

/** Finds the last times of each family (rule PRIV-K3). */
export async function readLastActivity(db: Reader, ids: string[]): Promise<Map<string, LastActivity>> {
  if (ids.length === 0) return new Map()
  const queries = selectTimes(db, ids)
  const find = async (kind: keyof typeof queries): Promise<Map<string, string | number | null>> => {
    const rows = (await queries[kind].execute()) as Result[]
    return new Map(rows.map(({ id, at }) => [id ?? '', at]))
  }
  const found = Object.fromEntries(
    await Promise.all((Object.keys(queries) as (keyof typeof queries)[]).map(async (kind) => [kind, await find(kind)])),
  ) as Record<keyof typeof queries, Map<string, string | null>>
  const counts = await db
    .selectFrom('bookings')
    .where(isOneOf('user_id', ids))
    .groupBy('user_id')
    .select(({ fn }) => ['user_id', fn.countAll<number | string>().as('bookings')])
    .execute()
  const bookings = new Map(counts.map((row) => [row.user_id, Number(row.bookings)]))
  return new Map(
    ids.map((id) => {
      const at = (kind: keyof typeof queries) => found[kind].get(id)
      const visited = found.visited.get(id)
      const care = newest([at('completed'), visited == null ? null : toTime(Number(visited))])
      const books = newest([at('paid'), at('issued')])
      const done = (['booked', 'acted', 'asked', 'signedIn', 'changed'] as const).map(at)
      return [id, { processed: newest([care, books, ...done]) ?? '', care, books, bookings: bookings.get(id) ?? 0 }]
    }),
  )
}
