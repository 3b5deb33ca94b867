import { isOneOf, type Reader } from '@thodu/db'
import { sql } from 'kysely'
import type { Commitment } from '../contract/suggestions/suggestions.schema.ts'
import { dayMinutes, weekMinutes } from '../contract/time.ts'
import { earliestOf, type Held, selectTimeOff, selectVisits } from './candidates.queries.ts'
import type { Search } from './find-wanted.ts'
import { type BusySpan, type HeldBooking, sumTaken } from './ranking/sum-taken.ts'

async function findHeld(db: Reader, ids: readonly string[]): Promise<Map<string, HeldBooking>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('bookings')
    .leftJoin('rosters', 'rosters.booking_id', 'bookings.id')
    .select((row) => [
      'bookings.id',
      'bookings.code',
      'bookings.patient_name',
      // Visits of a counted package are all planned. A package without an end continues after its planned visits.
      row
        .case()
        .when(row.and([row('rosters.ends_on', 'is', null), row('rosters.units_total', 'is not', null)]))
        .then(
          row
            .selectFrom('visits')
            .select(sql<string | null>`max(visits.service_day)`.as('last'))
            .whereRef('visits.booking_id', '=', 'bookings.id')
            .where('visits.status', 'in', ['planned', 'started']),
        )
        .else(row.ref('rosters.ends_on'))
        .end()
        .as('last_day'),
    ])
    .where(isOneOf('bookings.id', [...ids]))
    .execute()
  return new Map(
    rows.map((row) => [row.id, { id: row.id, code: row.code, patientName: row.patient_name, lastDay: row.last_day }]),
  )
}

/** @returns a lookup, by account, of what occupies a caretaker in the requested week, except the requested visit */
export async function findCommitments(
  db: Reader,
  search: Search,
  open: readonly Held[],
): Promise<(caretakerId: string) => Commitment[]> {
  const { takenFrom, visitId, wanted, booking, busyFrom, busyTo } = search
  const week = { from: takenFrom, to: takenFrom + weekMinutes }
  // A visit lasts a day at most (visits_span).
  const all = await selectVisits(db, { ...week, after: takenFrom - dayMinutes, visitId })
  const off = await selectTimeOff(db, { ...week, after: earliestOf(takenFrom) })
  // A booking is reassigned with its own visits, so they do not count. For one visit, other visits of the booking do.
  const visits = all.filter(({ bookingId }) => search.purpose === 'visit' || bookingId !== booking.id)
  const taken = [...visits, ...off.map((span) => ({ ...span, bookingId: null }))].toSorted(
    (one, other) => one.startsMin - other.startsMin,
  )
  const spans = Map.groupBy<string, BusySpan & { id: string }>(taken, ({ id }) => id)
  const held = new Map<string, Set<string>>()
  const hold = (caretakerId: string, bookingId: string | null) => {
    if (bookingId !== null) held.set(caretakerId, (held.get(caretakerId) ?? new Set()).add(bookingId))
  }
  for (const { id, bookingId } of taken) hold(id, bookingId)
  // An assigned booking uses capacity even without planned visits.
  for (const { id, booking_id } of open) hold(id, booking_id)
  const bookings = await findHeld(db, [...new Set([...held.values()].flatMap((ids) => [...ids]))])
  const asked = { slots: busyTo > busyFrom ? [] : wanted.slots, from: busyFrom, to: busyTo }
  return (caretakerId) =>
    sumTaken(
      [...(held.get(caretakerId) ?? [])].flatMap((id) => bookings.get(id) ?? []),
      spans.get(caretakerId) ?? [],
      asked,
    )
}
