import { isOneOf, type Reader, type VisitRow } from '@thodu/db'

export type FeedVisit = {
  id: string
  starts_min: number
  ends_min: number
  status: VisitRow['status']
  moves: number
  revision: number
  created_at: string
  updated_at: string
  code: string
  caretaker_name: string | null
  patient_details: string
  origin_visit_id: string | null
  origin_kind: 'moved' | 'replacement' | null
}

type Target = { account: string; role: 'user' | 'caretaker'; from: number; to: number; gone: number; goneSince: string }
/** No account has more visits in ten weeks. */
const mostEvents = 600
const ends: readonly VisitRow['status'][] = ['skipped', 'missed', 'cancelled']

/**
 * Lists an account's visits in a span of minutes. Cancelled ones are included from `gone` on if they changed after
 * `goneSince` (rule SHARE-7).
 */
export const listFeedVisits = (
  db: Reader,
  { account, role, from, to, gone, goneSince }: Target,
): Promise<FeedVisit[]> =>
  db
    .selectFrom('visits')
    .innerJoin('bookings', 'bookings.id', 'visits.booking_id')
    .leftJoin('accounts as caretakers', 'caretakers.id', 'visits.caretaker_id')
    .select(['visits.id', 'visits.starts_min', 'visits.ends_min', 'visits.status', 'visits.moves', 'visits.revision'])
    .select(['visits.created_at', 'visits.updated_at', 'visits.origin_visit_id', 'visits.origin_kind'])
    .select(['bookings.code', 'bookings.patient_details', 'caretakers.name as caretaker_name'])
    .where(role === 'caretaker' ? 'visits.caretaker_id' : 'bookings.user_id', '=', account)
    .where('visits.starts_min', '<', to)
    .where((row) =>
      row.or([
        row.and([row('visits.status', 'not in', ends), row('visits.starts_min', '>=', from)]),
        row.and([
          row('visits.status', 'in', ends),
          row('visits.starts_min', '>=', gone),
          row('visits.updated_at', '>=', goneSince),
        ]),
      ]),
    )
    .orderBy('visits.starts_min')
    .orderBy('visits.id')
    .limit(mostEvents)
    .execute()

/**
 * Lists visits that an account lost by reassignment or planning, as cancelled ones (rule SHARE-7). For a family these
 * are only removed visits.
 */
export const listLeftVisits = (
  db: Reader,
  { account, role, to, gone, goneSince }: Omit<Target, 'from'>,
): Promise<FeedVisit[]> =>
  db
    .selectFrom('left_visits')
    .innerJoin('bookings', 'bookings.id', 'left_visits.booking_id')
    .leftJoin('visits', 'visits.id', 'left_visits.visit_id')
    .leftJoin('accounts as caretakers', 'caretakers.id', 'left_visits.caretaker_id')
    .select(['left_visits.visit_id as id', 'left_visits.starts_min', 'left_visits.ends_min', 'left_visits.revision'])
    .select(['left_visits.created_at', 'left_visits.left_at as updated_at'])
    .select((row) => [
      row.val('cancelled' as const).as('status'),
      row.fn.coalesce('visits.moves', row.lit(0)).as('moves'),
    ])
    .select(['visits.origin_visit_id', 'visits.origin_kind'])
    .select(['bookings.code', 'bookings.patient_details', 'caretakers.name as caretaker_name'])
    .where(role === 'caretaker' ? 'left_visits.caretaker_id' : 'bookings.user_id', '=', account)
    .$if(role === 'user', (query) => query.where('visits.id', 'is', null))
    .$if(role === 'caretaker', (query) => query.where((row) => row('visits.caretaker_id', 'is distinct from', account)))
    .where('left_visits.starts_min', '>=', gone)
    .where('left_visits.starts_min', '<', to)
    .where('left_visits.left_at', '>=', goneSince)
    .orderBy('left_visits.starts_min')
    .orderBy('left_visits.id')
    .limit(mostEvents)
    .execute()

/**
 * Finds the first visit of each chain of moves, whose id is that of the event (rule SHARE-7). A returned session is not
 * a move and begins a new chain; only a move increases `moves`.
 * @returns by id of a moved visit, the first of its chain and the previous one
 */
export async function findFirstVisits(
  db: Reader,
  visits: readonly FeedVisit[],
): Promise<Map<string, { first: string; before: string }>> {
  const rows = await db
    .selectFrom('visits')
    .innerJoin('visits as origin', 'origin.id', 'visits.origin_visit_id')
    // A visit can be moved twice at most.
    .leftJoin('visits as earliest', (join) =>
      join
        .onRef('earliest.id', '=', 'origin.origin_visit_id')
        .on('origin.origin_kind', '=', 'moved')
        .onRef('earliest.moves', '<', 'origin.moves'),
    )
    .select(['visits.id', 'origin.id as before', 'earliest.id as earliest'])
    .where(
      isOneOf(
        'visits.id',
        visits.map(({ id }) => id),
      ),
    )
    .where('visits.origin_kind', '=', 'moved')
    // The office may restore a moved visit, which cancels the one at the new time.
    .where('origin.status', '=', 'skipped')
    .whereRef('origin.moves', '<', 'visits.moves')
    .execute()
  return new Map(rows.map(({ id, before, earliest }) => [id, { before, first: earliest ?? before }]))
}
