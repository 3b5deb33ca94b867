import { type Reader, readJson } from '@thodu/db'
import type { PatientDetails } from '../contract/care/patient-detail-names.ts'
import { addDays, type Day, momentOf, toMoment, toTime } from '../contract/time.ts'
import type { RosterWeek } from '../contract/visits/board.schema.ts'
import { openRows } from '../http/lists/restricted.ts'
import { findWorkLimits } from './schedule/find-warnings.ts'
import { needOf } from './schedule/visit-need.ts'
import { areaOf } from './visit-wire.ts'

const weekDays = 7
/** A time off has at most this many minutes. */
const longestOff = 43_200

type Span = { from: number; until: number }
const selectVisits = (db: Reader, { from, until }: Span) =>
  db
    .selectFrom(openRows.visits)
    .innerJoin('bookings', 'bookings.id', 'visits.booking_id')
    .leftJoin('accounts as caretakers', 'caretakers.id', 'visits.caretaker_id')
    .select([
      'visits.id',
      'booking_id',
      'service_day',
      'starts_min',
      'ends_min',
      'visits.status',
      'caretaker_id',
      'visits.revision',
    ])
    .select(['absent_reported_at', 'start_proof', 'end_proof'])
    .select(['bookings.code as booking_code', 'patient_name', 'patient_details'])
    .select(['caretakers.name as caretaker_name', 'caretakers.phone as caretaker_phone'])
    .select('caretakers.name_order as caretaker_order')
    .where('starts_min', '>=', from)
    .where('starts_min', '<', until)
    .where('visits.status', '<>', 'cancelled')
    .orderBy('starts_min')
    .orderBy('visits.id')
    .execute()
type VisitOfWeek = Awaited<ReturnType<typeof selectVisits>>[number]
const selectCaretakers = (db: Reader) =>
  db
    .selectFrom('accounts')
    .select(['id', 'name', 'phone', 'name_order'])
    .where('role', '=', 'caretaker')
    .where('removed_at', 'is', null)
    .where('inactive_at', 'is', null)
    .execute()
const selectTimeOff = (db: Reader, { from, until, earliest }: Span & { earliest: number }) =>
  db
    .selectFrom('time_off')
    .select(['id', 'caretaker_id', 'starts_min', 'ends_min', 'kind'])
    .where('status', '=', 'approved')
    .where('starts_min', '>', earliest)
    .where('starts_min', '<', until)
    .where('ends_min', '>', from)
    .orderBy('starts_min')
    .execute()

type BoardVisit = RosterWeek['rows'][number]['visits'][number]
const works = ({ status }: VisitOfWeek): boolean => status === 'planned' || status === 'started' || status === 'done'
/** A skipped visit needs no caretaker. */
const isForNobody = ({ caretaker_id, status }: VisitOfWeek): boolean =>
  caretaker_id === null && (status === 'planned' || status === 'missed')

type Person = { id: string; name: string; phone: string; name_order: string }
/** Sorts like every list of names. */
const byName = (one: Person, other: Person): number =>
  one.name_order === other.name_order ? (one.id < other.id ? -1 : 1) : one.name_order < other.name_order ? -1 : 1

function createBoardVisits(now: number) {
  const bookings = new Map<string, BoardVisit['booking']>()
  const bookingOf = ({ booking_id: _id, booking_code: bookingId, patient_name, patient_details }: VisitOfWeek) => {
    const known = bookings.get(_id)
    if (known) return known
    const area = areaOf(readJson<PatientDetails>(patient_details))
    const booking = { _id, bookingId, patientName: patient_name, area }
    bookings.set(_id, booking)
    return booking
  }
  return (row: VisitOfWeek): BoardVisit => ({
    _id: row.id,
    booking: bookingOf(row),
    serviceDay: row.service_day,
    startsAt: toTime(row.starts_min),
    endsAt: toTime(row.ends_min),
    status: row.status,
    need: needOf(row, now),
    revision: row.revision,
    caretaker: row.caretaker_id === null ? null : { _id: row.caretaker_id, name: row.caretaker_name ?? '' },
  })
}

/** Reads unassigned visits, then caretakers by name with their hours (rule VISIT-18). */
export async function readRosterWeek(db: Reader, from: Day, now: Date): Promise<RosterWeek> {
  const span = { from: toMoment(from, 0), until: toMoment(addDays(from, weekDays), 0) }
  const visits = await selectVisits(db, span)
  const toBoardVisit = createBoardVisits(momentOf(now))
  const people = new Map<string, Person>((await selectCaretakers(db)).map((row) => [row.id, row]))
  const byPerson = new Map<string, VisitOfWeek[]>()
  for (const visit of visits) {
    const { caretaker_id: id, caretaker_name: name, caretaker_phone: phone, caretaker_order: order } = visit
    if (id === null) continue
    if (!people.has(id)) people.set(id, { id, name: name ?? '', phone: phone ?? '', name_order: order ?? '' })
    const own = byPerson.get(id)
    if (own) own.push(visit)
    else byPerson.set(id, [visit])
  }
  const off = new Map<string, RosterWeek['rows'][number]['timeOff']>()
  for (const row of await selectTimeOff(db, { ...span, earliest: span.from - longestOff })) {
    const time = { _id: row.id, startsAt: toTime(row.starts_min), endsAt: toTime(row.ends_min), kind: row.kind }
    off.set(row.caretaker_id, [...(off.get(row.caretaker_id) ?? []), time])
  }
  const limits = await findWorkLimits(db, [...people.keys()])
  const rows = [...people.values()].toSorted(byName).map(({ id, name, phone }) => {
    const own = byPerson.get(id) ?? []
    const minutes = own.filter(works).reduce((sum, { starts_min, ends_min }) => sum + ends_min - starts_min, 0)
    const maxMinutes = limits.get(id)?.maxWeekMinutes ?? 0
    const caretaker = { _id: id, name, phone, minutes, maxMinutes }
    return { caretaker, visits: own.map(toBoardVisit), timeOff: off.get(id) ?? [] }
  })
  return {
    from,
    days: Array.from({ length: weekDays }, (_, place) => addDays(from, place)),
    rows: [{ caretaker: null, visits: visits.filter(isForNobody).map(toBoardVisit), timeOff: [] }, ...rows],
  }
}
