import { isOneOf, type Reader } from '@thodu/db'
import type { HistoryEntry } from '../contract/history/history.schema.ts'
import { toTime } from '../contract/time.ts'

export type HistoryQuery = { db: Reader; bookingId: string; ids: string[] }
/** The caller already knows source and time. */
export type SourceRows = { id: string; entry: EntryBody }
type Without<Entry, Names extends string> = Entry extends unknown ? Omit<Entry, Names> : never
export type EntryBody = Without<HistoryEntry, '_id' | 'at'>

const kind = 'visit'

/** A visit's row contains no name, so it comes from the audit row written with it; the nightly planning has none. */
async function readDoers({ db, bookingId }: HistoryQuery, moments: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('audit_log')
    .select(['created_at', 'user_name'])
    .where('resource_id', '=', bookingId)
    .where(isOneOf('created_at', [...new Set(moments)]))
    .where('status', '=', 'success')
    .where('user_role', '!=', 'system')
    .orderBy('seq', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.created_at, row.user_name]))
}

/** Combines visits created or cancelled at one time, which is the entry's id. */
export async function readTogether(
  asked: HistoryQuery,
  what: 'visits_planned' | 'visits_cancelled',
): Promise<SourceRows[]> {
  const moment = what === 'visits_planned' ? 'created_at' : 'updated_at'
  const visits = asked.db.selectFrom('visits').where('booking_id', '=', asked.bookingId)
  const fitting =
    what === 'visits_planned' ? visits.where('origin_visit_id', 'is', null) : visits.where('status', '=', 'cancelled')
  const rows = await fitting
    .select(({ fn, ref }) => [
      ref(moment).as('moment'),
      fn.countAll<number | string>().as('visits'),
      fn.min('starts_min').as('first'),
      fn.max('starts_min').as('last'),
    ])
    .where(isOneOf(moment, asked.ids))
    .groupBy(moment)
    .execute()
  const doers = await readDoers(asked, asked.ids)
  return rows.map(({ moment: id, visits: count, first, last }) => ({
    id,
    entry: {
      what,
      kind,
      by: doers.get(id) ?? null,
      count: Number(count),
      from: toTime(first),
      until: toTime(last),
    },
  }))
}

/** Reads visits moved by the family, returned, or replaced by a substitute. */
export async function readFollowing(asked: HistoryQuery): Promise<SourceRows[]> {
  const rows = await asked.db
    .selectFrom('visits')
    .innerJoin('visits as before', 'before.id', 'visits.origin_visit_id')
    .leftJoin('accounts', 'accounts.id', 'visits.caretaker_id')
    .select(['visits.id', 'visits.created_at', 'visits.starts_min', 'visits.moves', 'visits.origin_kind'])
    .select(['before.starts_min as from_min', 'before.moves as moves_before', 'accounts.name as caretaker'])
    .where(isOneOf('visits.id', asked.ids))
    .execute()
  const doers = await readDoers(
    asked,
    rows.map((row) => row.created_at),
  )
  return rows.map((row) => {
    const isMoved = row.moves > row.moves_before
    return {
      id: row.id,
      entry: {
        what: row.origin_kind === 'replacement' ? 'visit_replaced' : isMoved ? 'visit_moved' : 'visit_given_back',
        kind,
        by: doers.get(row.created_at) ?? null,
        visitAt: toTime(row.starts_min),
        from: toTime(row.from_min),
        caretaker: row.caretaker,
      },
    }
  })
}

export async function readClosed(asked: HistoryQuery): Promise<SourceRows[]> {
  const rows = await asked.db
    .selectFrom('visits')
    .select(['id', 'starts_min', 'status', 'charge', 'reason', 'edited_at', 'updated_at'])
    .where(isOneOf('id', asked.ids))
    .execute()
  const closed = rows.map((row) => {
    const isMissed = row.status === 'missed'
    return { ...row, isMissed, at: isMissed ? (row.edited_at ?? row.updated_at) : row.updated_at }
  })
  const doers = await readDoers(
    asked,
    closed.map(({ at }) => at),
  )
  return closed.map(({ id, starts_min, charge, reason, isMissed, at }) => ({
    id,
    entry: {
      what: isMissed ? 'visit_missed' : 'visit_skipped',
      kind,
      by: doers.get(at) ?? null,
      visitAt: toTime(starts_min),
      charge,
      reason,
    },
  }))
}

export async function readReported({ db, ids }: HistoryQuery): Promise<SourceRows[]> {
  const rows = await db
    .selectFrom('visits')
    .innerJoin('bookings', 'bookings.id', 'visits.booking_id')
    .select(['visits.id', 'starts_min', 'customer_name'])
    .where(isOneOf('visits.id', ids))
    .execute()
  return rows.map(({ id, starts_min, customer_name: by }) => ({
    id,
    entry: { what: 'visit_absent', kind, by, visitAt: toTime(starts_min) },
  }))
}

export async function readVisitEvents({ db, ids }: HistoryQuery): Promise<SourceRows[]> {
  const rows = await db
    .selectFrom('visit_events')
    .innerJoin('visits', 'visits.id', 'visit_events.visit_id')
    .innerJoin('accounts', 'accounts.id', 'visit_events.by_account')
    .select(['visit_events.id', 'visit_events.kind', 'visit_events.reason', 'occurred_at', 'proof', 'withdrawn_of'])
    .select(['visits.starts_min', 'accounts.name'])
    .where(isOneOf('visit_events.id', ids))
    .execute()
  return rows.map((row) => ({
    id: row.id,
    entry: {
      what: row.withdrawn_of !== null ? 'visit_start_undone' : row.kind === 'start' ? 'visit_started' : 'visit_ended',
      kind,
      by: row.name,
      visitAt: toTime(row.starts_min),
      happenedAt: row.occurred_at,
      proof: row.proof,
      reason: row.reason,
    },
  }))
}
