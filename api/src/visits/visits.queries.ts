import { type Placeholders, prepareQuery, type Reader, type VisitRow } from '@thodu/db'
import type { BookingStatus } from '../contract/care/booking-status.ts'
import { dayMinutes } from '../contract/time.ts'
import { busyStatuses } from '../contract/visits/visit-parts.ts'
import { notFound } from '../http/errors/api-error.ts'
import { openRows } from '../http/lists/restricted.ts'

/** A query finds only the visits in this scope (rule WHO-9). */
export type VisitScope = { family: string } | { caretaker: string } | 'office'

/** A visit lasts at most this many minutes, so a running one began no earlier. */
export const longestVisit = dayMinutes

export const visitColumns = [
  'visits.id',
  'visits.booking_id',
  'visits.service_day',
  'visits.code',
  'visits.starts_min',
  'visits.ends_min',
  'visits.caretaker_id',
  'visits.status',
  'visits.reason',
  'visits.reason_by',
  'visits.origin_visit_id',
  'visits.origin_kind',
  'visits.moves',
  'visits.charge',
  'visits.started_min',
  'visits.ended_min',
  'visits.start_proof',
  'visits.end_proof',
  'visits.absent_reported_at',
  'visits.family_words',
  'visits.remark',
  'visits.remark_at',
  'visits.remark_closed_at',
  'visits.remark_done',
  'visits.revision',
] as const
type Column<Name> = Name extends `visits.${infer Bare}` ? Bare : never
/** The office's lists read bookings separately, once for many visits. */
export type ListedVisit = Pick<VisitRow, Column<(typeof visitColumns)[number]>>
export type StoredVisit = ListedVisit & { booking_code: string; booking_status: BookingStatus }

const selectVisits = (db: Reader, bookings: 'bookings' = 'bookings') =>
  db
    .selectFrom('visits')
    .innerJoin(bookings, 'bookings.id', 'visits.booking_id')
    .select(visitColumns)
    .select(['bookings.code as booking_code', 'bookings.status as booking_status'])

/** Rule DAY-9 limits a family to its own visits. */
export const visitsOfFamily = (db: Reader, family: string) => selectVisits(db).where('bookings.user_id', '=', family)

/** Rule DAY-1 limits a caretaker to their own visits. */
export const visitsOfCaretaker = (db: Reader, caretaker: Placeholders<{ id: string }>['id']) =>
  selectVisits(db, openRows.bookings).where('caretaker_id', '=', caretaker)

type One = { id: string }
const selectOne = prepareQuery((db, { id }: Placeholders<One>) => selectVisits(db).where('visits.id', '=', id))
const selectOneOfFamily = (db: Reader, { id, family }: One & { family: string }) =>
  visitsOfFamily(db, family).where('visits.id', '=', id).execute()
const selectOneOfCaretaker = prepareQuery((db, { id, caretaker }: Placeholders<One & { caretaker: string }>) =>
  visitsOfCaretaker(db, caretaker).where('visits.id', '=', id),
)

function selectWithin(db: Reader, id: string, scope: VisitScope): Promise<StoredVisit[]> {
  if (scope === 'office') return selectOne(db, { id })
  return 'family' in scope ? selectOneOfFamily(db, { id, ...scope }) : selectOneOfCaretaker(db, { id, ...scope })
}

/** Finds a visit. @throws ApiError 404 also outside the scope */
export async function findVisit(db: Reader, id: string, scope: VisitScope): Promise<StoredVisit> {
  const [visit] = await selectWithin(db, id, scope)
  if (!visit) throw notFound()
  return visit
}

type Span = { booking: string; visit: string; from: number; to: number; earliest: number }
const selectOthers = (db: Reader, { booking, visit, from, to, earliest }: Span) =>
  db
    .selectFrom('visits')
    .select(['starts_min', 'ends_min'])
    .where('booking_id', '=', booking)
    .where('id', '!=', visit)
    .where('status', 'in', busyStatuses)
    .where('starts_min', '>', earliest)
    .where('starts_min', '<', to)
    .where('ends_min', '>', from)
    .execute()
/** Finds the booking's other visits in a span of minutes, because its visits must not overlap. */
export const findOtherVisits = (
  db: Reader,
  visit: Pick<StoredVisit, 'id' | 'booking_id'>,
  { from, to }: { from: number; to: number },
) => selectOthers(db, { booking: visit.booking_id, visit: visit.id, from, to, earliest: from - longestVisit })
