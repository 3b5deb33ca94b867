import type { Reader } from '@thodu/db'
import { addDays, dayMinutes, dayOfMoment, momentOf, toMoment } from '../contract/time.ts'
import type { Today } from '../contract/visits/board.schema.ts'
import { visitNeeds } from '../contract/visits/visit-parts.ts'
import type { Visit } from '../contract/visits/visits.schema.ts'
import { openRows } from '../http/lists/restricted.ts'
import { completeVisits } from './complete-visits.ts'
import { listWithIncidents, openIncidentsOf } from './incidents.queries.ts'
import { isUnproved } from './list-visits.ts'
import { type ListedVisit, visitColumns } from './visits.queries.ts'

/** Unfinished visits are listed this long, in minutes. */
const unsettledFor = 7 * dayMinutes
/** Unconfirmed visits are listed this long, in minutes. */
const unprovedFor = 2 * dayMinutes

type Span = { from: number; until: number }
const selectOfDay = (db: Reader, { from, until, earliest }: Span & { earliest: number }) =>
  db
    .selectFrom(openRows.visits)
    .select(visitColumns)
    .where('starts_min', '>=', earliest)
    .where('starts_min', '<', until)
    .where('ends_min', '>', from)
    .where('status', '<>', 'cancelled')
    .execute()
const selectUnsettled = (db: Reader, { from, until }: Span) =>
  db
    .selectFrom(openRows.visits)
    .select(visitColumns)
    .where('status', 'in', ['planned', 'started'])
    .where('starts_min', '>=', from)
    .where('starts_min', '<', until)
    .execute()
const selectUnproved = (db: Reader, { from, until }: Span) =>
  db
    .selectFrom(openRows.visits)
    .select(visitColumns)
    .where(isUnproved)
    .where('starts_min', '>=', from)
    .where('starts_min', '<', until)
    .execute()
/** One day is left to find a caretaker. */
const selectOpen = (db: Reader, { from, until }: Span) =>
  db
    .selectFrom(openRows.visits)
    .select(visitColumns)
    .where('status', '=', 'planned')
    .where('starts_min', '>=', from)
    .where('starts_min', '<', until)
    .where('caretaker_id', 'is', null)
    .execute()

const incidentsSince = (visit: Visit): string => openIncidentsOf(visit)[0]?.createdAt ?? ''
const byTrouble = (one: Visit, other: Visit): number => incidentsSince(one).localeCompare(incidentsSince(other))

/** Reads today's visits, most urgent first (rule VISIT-16). */
export async function readToday(db: Reader, now: Date): Promise<Today> {
  const day = dayOfMoment(momentOf(now))
  const from = toMoment(day, 0)
  const until = toMoment(addDays(day, 1), 0)
  const found = [
    ...(await selectOfDay(db, { from, until, earliest: from - dayMinutes })),
    ...(await selectUnsettled(db, { from: from - unsettledFor, until: from })),
    ...(await selectUnproved(db, { from: from - unprovedFor, until: from })),
    ...(await selectOpen(db, { from: until, until: until + dayMinutes })),
  ]
  const rows = new Map<string, ListedVisit>(found.map((row) => [row.id, row]))
  const visits = (await completeVisits(db, [...rows.values()], now)).toSorted(
    (one, other) =>
      visitNeeds.indexOf(one.need) - visitNeeds.indexOf(other.need) ||
      one.startsAt.localeCompare(other.startsAt) ||
      one._id.localeCompare(other._id),
  )
  const counts = Object.fromEntries(
    visitNeeds.map((need) => [need, visits.filter((visit) => visit.need === need).length]),
  ) as Today['counts']
  const troubled = (await completeVisits(db, await listWithIncidents(db), now)).toSorted(byTrouble)
  return { at: now.toISOString(), counts, visits, troubled }
}
