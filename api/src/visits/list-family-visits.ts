import type { Reader } from '@thodu/db'
import { notFound } from '../http/errors/api-error.ts'
import { longestVisit, type StoredVisit, visitsOfFamily } from './visits.queries.ts'

/** This is enough for two shifts a day with moved and replaced visits. */
const mostListed = 400

const selectVisits = (db: Reader, { family }: { family: string }) =>
  visitsOfFamily(db, family)
    .leftJoin('accounts as caretakers', 'caretakers.id', 'visits.caretaker_id')
    .leftJoin('visits as origins', 'origins.id', 'visits.origin_visit_id')
    .leftJoin('accounts as before', 'before.id', 'origins.caretaker_id')
    .select(['caretakers.name as caretaker_name', 'before.name as origin_caretaker_name'])
    .select('origins.starts_min as origin_starts_min')

type Page = { booking: string; family: string; from: number; to: number; earliest: number }
const selectPage = (db: Reader, { booking, family, from, to, earliest }: Page) =>
  selectVisits(db, { family })
    .where('visits.booking_id', '=', booking)
    .where('visits.starts_min', '>', earliest)
    .where('visits.starts_min', '<', to)
    .where('visits.ends_min', '>', from)
    .orderBy('visits.starts_min')
    .orderBy('visits.id')
    .limit(mostListed)
    .execute()
export type FamilyVisitRow = StoredVisit & {
  caretaker_name: string | null
  origin_caretaker_name: string | null
  origin_starts_min: number | null
}

/** Lists a booking's visits in a span of minutes, earliest first. */
export const listFamilyVisits = (
  read: Reader,
  page: { booking: string; family: string; from: number; to: number },
): Promise<FamilyVisitRow[]> => selectPage(read, { ...page, earliest: page.from - longestVisit })

const selectOne = (db: Reader, { id, family }: { id: string; family: string }) =>
  selectVisits(db, { family }).where('visits.id', '=', id).execute()
/** Finds one visit. @throws ApiError 404 */
export async function findToldVisit(read: Reader, id: string, family: string): Promise<FamilyVisitRow> {
  const [row] = await selectOne(read, { id, family })
  if (!row) throw notFound()
  return row
}

type Past = { booking: string; family: string; until: number; id: string | undefined; limit: number }
const selectPast = (db: Reader, { booking, family, until, id, limit }: Past) =>
  selectVisits(db, { family })
    .where('visits.booking_id', '=', booking)
    .where('visits.status', '!=', 'cancelled')
    .where('visits.starts_min', '<=', until)
    .where(({ or, eb, lit }) =>
      id === undefined ? lit(true) : or([eb('visits.starts_min', '<', until), eb('visits.id', '<', id)]),
    )
    // The visit at the new time mentions the moved one.
    .where(({ or, not, exists, eb, selectFrom }) =>
      or([
        eb('visits.status', '!=', 'skipped'),
        not(
          exists(
            selectFrom('visits as later')
              .select('later.id')
              .whereRef('later.origin_visit_id', '=', 'visits.id')
              .where('later.origin_kind', '=', 'moved')
              .where('later.status', '!=', 'cancelled'),
          ),
        ),
      ]),
    )
    .orderBy('visits.starts_min', 'desc')
    .orderBy('visits.id', 'desc')
    .limit(limit)
    .execute()
/** Lists a booking's visits whose start has passed, latest first. */
export const listPastVisits = (
  read: Reader,
  { before, ...page }: Omit<Past, 'id' | 'until'> & { before: Pick<FamilyVisitRow, 'starts_min'> & { id?: string } },
): Promise<FamilyVisitRow[]> => selectPast(read, { ...page, until: before.starts_min, id: before.id })
