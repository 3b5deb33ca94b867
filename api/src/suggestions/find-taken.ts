import { isOneOf, type Reader } from '@thodu/db'
import { sql } from 'kysely'
import type { Commitment } from '../contract/suggestions/suggestions.schema.ts'
import { dayMinutes, weekMinutes } from '../contract/time.ts'
import { earliestOf, type Held, selectTimeOff, selectVisits } from './candidates.queries.ts'
import type { Search } from './find-wanted.ts'
import { type BusySpan, type HeldBooking, sumTaken } from './ranking/sum-taken.ts'

async function findHeld(db: Reader, ids: readonly string[]): Promise<Map<string, HeldBooking>> {
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
  const taken: (BusySpan & { id: string })[] = [...visits, ...off.map((span) => ({ ...span, bookingId: null }))]
  const spans = Map.groupBy(
    taken.toSorted((one, other) => one.startsMin - other.startsMin),
    ({ id }) => id,
  )
  // An assigned booking uses capacity even without planned visits.
  const held = [...visits, ...open.map(({ id, booking_id }) => ({ id, bookingId: booking_id }))]
  const heldBy = Map.groupBy(held, ({ id }) => id)
  const bookings = await findHeld(db, [...new Set(held.map(({ bookingId }) => bookingId))])
  const asked = { slots: wanted.slots, from: busyFrom, to: busyTo }
  return (caretakerId) => {
    const ids = new Set(heldBy.get(caretakerId)?.map(({ bookingId }) => bookingId))
    return sumTaken(
      [...ids].flatMap((id) => bookings.get(id) ?? []),
      spans.get(caretakerId) ?? [],
      asked,
    )
  }
}
