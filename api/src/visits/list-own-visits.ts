import { isOneOf, type Placeholders, prepareQuery, type Reader, withoutIndex } from '@thodu/db'
import { longestVisit, visitsOfCaretaker } from './visits.queries.ts'

/** No caretaker has more visits in two months. */
const mostListed = 500

/** `is_replaced`: the caretaker had the booking before and has no more visits of it. */
const selectVisits = (db: Reader, caretaker: Placeholders<{ id: string }>['id']) =>
  visitsOfCaretaker(db, caretaker)
    .select(['bookings.service_type', 'bookings.patient_name'])
    .select(['bookings.patient_details', 'bookings.user_info'])
    // A customer booked by phone may have no way to sign in.
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('accounts')
          .select('accounts.id')
          .whereRef('accounts.id', '=', 'bookings.user_id')
          .where((where) => where.or([where('password_hash', 'is not', null), where('google_sub', 'is not', null)])),
      ).as('has_code'),
    )
    .select(({ and, eb, exists, not, selectFrom }) =>
      and([
        eb('bookings.assigned_caregiver_id', 'is distinct from', caretaker),
        exists(
          selectFrom('booking_assignments as had')
            .select('had.seq')
            .whereRef('had.booking_id', '=', 'bookings.id')
            // A booking has few caretakers, but a caretaker may have many bookings.
            .where(withoutIndex<string>('had.caretaker_id'), '=', caretaker),
        ),
        not(
          exists(
            selectFrom('visits as coming')
              .select('coming.id')
              .whereRef('coming.booking_id', '=', 'bookings.id')
              .where('coming.caretaker_id', '=', caretaker)
              .where('coming.status', 'in', ['planned', 'started']),
          ),
        ),
      ]).as('is_replaced'),
    )

type Span = { caretaker: string; from: number; to: number; earliest: number }
const selectBetween = prepareQuery((db, { caretaker, from, to, earliest }: Placeholders<Span>) =>
  selectVisits(db, caretaker)
    .where('starts_min', '>', earliest)
    .where('starts_min', '<', to)
    .where('ends_min', '>', from)
    .orderBy('starts_min')
    .orderBy('visits.id')
    .limit(mostListed),
)
export type OwnVisitRow = Awaited<ReturnType<typeof selectBetween>>[number]

/** Lists visits in a span of minutes, earliest first (rule DAY-1). */
export const listOwnVisits = (
  read: Reader,
  caretaker: string,
  { from, to }: { from: number; to: number },
): Promise<OwnVisitRow[]> => selectBetween(read, { caretaker, from, to, earliest: from - longestVisit })

const selectOne = prepareQuery((db, { id, caretaker }: Placeholders<{ id: string; caretaker: string }>) =>
  selectVisits(db, caretaker).where('visits.id', '=', id),
)
export const listOneOwnVisit = (read: Reader, id: string, caretaker: string): Promise<OwnVisitRow[]> =>
  selectOne(read, { id, caretaker })

const selectNotes = (db: Reader, { bookings }: { bookings: string[] }) =>
  db
    .selectFrom('visit_notes')
    .innerJoin('visits', 'visits.id', 'visit_notes.visit_id')
    .innerJoin('accounts', 'accounts.id', 'visit_notes.author_id')
    .select(['visits.booking_id', 'visits.id as visit_id', 'starts_min', 'text', 'visit_notes.created_at', 'name'])
    .where(isOneOf('visits.booking_id', bookings))
    .orderBy('visit_notes.created_at', 'desc')
    .orderBy('visit_notes.id', 'desc')
    .execute()
export type VisitNote = { text: string; author: string; createdAt: string }

/** Finds for each visit the newest note of an earlier visit. */
export async function findLastNotes(read: Reader, visits: readonly OwnVisitRow[]): Promise<Map<string, VisitNote>> {
  if (visits.length === 0) return new Map()
  const notes = await selectNotes(read, { bookings: [...new Set(visits.map((visit) => visit.booking_id))] })
  return new Map(
    visits.flatMap((visit) => {
      const note = notes.find((one) => one.booking_id === visit.booking_id && one.starts_min < visit.starts_min)
      return note ? [[visit.id, { text: note.text, author: note.name, createdAt: note.created_at }] as const] : []
    }),
  )
}
