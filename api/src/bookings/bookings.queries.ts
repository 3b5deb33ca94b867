import { isOneOf, type Placeholders, prepareQuery, type Reader } from '@thodu/db'
import type { Booking, CaretakerNote } from '../contract/bookings/bookings.schema.ts'
import { notFound } from '../http/errors/api-error.ts'
import { findBookingPromises } from '../promises/promises.queries.ts'
import { findPreferences } from '../suggestions/find-preferences.ts'
import { type ListedBooking, type StoredBooking, toBooking, type Viewer } from './booking-wire.ts'
import { findNewestRequests } from './change-requests.queries.ts'

/** A query finds only the bookings in this scope (rule WHO-9). */
export type BookingScope = { customer: string } | { caretaker: string } | 'all'

export const listedColumns = [
  'seq',
  'id',
  'code',
  'user_id',
  'service_type',
  'service_name',
  'package_id',
  'package_name',
  'price_amount',
  'price_original_amount',
  'price_unit',
  'status',
  'assigned_caregiver_id',
  'form_data',
  'patient_details',
  'patient_name',
  'preferred_start_date',
  'user_info',
  'customer_name',
  'total_form_fields',
  'filled_form_fields',
  'completion_rate',
  'rating',
  'review',
  'agreed_to_terms_at',
  'cancel_reason',
  'completed_at',
  'made_by',
  'client_timestamp',
  'created_at',
  'updated_at',
] as const satisfies (keyof ListedBooking)[]

export const bookingColumns = [
  ...listedColumns,
  'assigned_at',
  'reviewed_at',
  'terms_version',
  'hours_of',
  'cancelled_from',
  'created_day',
] as const satisfies (keyof StoredBooking)[]

/** Finds a booking. @throws ApiError 404 when it does not exist or is outside the scope */
export async function findBooking(db: Reader, id: string, scope: BookingScope): Promise<StoredBooking> {
  let query = db.selectFrom('bookings').select(bookingColumns).where('id', '=', id)
  if (scope !== 'all' && 'customer' in scope) query = query.where('user_id', '=', scope.customer)
  if (scope !== 'all' && 'caretaker' in scope) query = query.where('assigned_caregiver_id', '=', scope.caretaker)
  const row = await query.executeTakeFirst()
  if (!row) throw notFound()
  return row
}

export const selectBookings = prepareQuery((db, { seqs }: Placeholders<{ seqs: number[] }>) =>
  db.selectFrom('bookings').select(listedColumns).where(isOneOf('seq', seqs)),
)

const toNote = (row: { note: string; author_name: string; created_at: string }): CaretakerNote => ({
  note: row.note,
  createdAt: row.created_at,
  author: row.author_name,
})

function groupBy<Row, Value>(rows: Row[], keyOf: (row: Row) => string, pick: (row: Row) => Value) {
  const groups = new Map<string, Value[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(pick(row))
    else groups.set(keyOf(row), [pick(row)])
  }
  return groups
}

const selectNotes = prepareQuery((db, { ids }: Placeholders<{ ids: string[] }>) =>
  db
    .selectFrom('booking_notes')
    .select(['booking_id', 'note', 'author_name', 'created_at'])
    .where(isOneOf('booking_id', ids))
    .orderBy('booking_id')
    .orderBy('created_at')
    .orderBy('id'),
)

const selectFiles = prepareQuery((db, { ids }: Placeholders<{ ids: string[] }>) =>
  db
    .selectFrom('booking_files')
    .select(['booking_id', 'document_id', 'category'])
    .where(isOneOf('booking_id', ids))
    .orderBy('booking_id')
    .orderBy('document_id'),
)

const selectNames = prepareQuery((db, { ids }: Placeholders<{ ids: string[] }>) =>
  db.selectFrom('accounts').select(['id', 'name']).where(isOneOf('id', ids)),
)

const selectWithMoney = prepareQuery((db, { ids }: Placeholders<{ ids: string[] }>) =>
  db
    .selectFrom('care_terms')
    .select('booking_id')
    .where(isOneOf('booking_id', ids))
    .union(db.selectFrom('money_adjustments').select('booking_id').where(isOneOf('booking_id', ids))),
)

/** Finds the bookings that have agreed terms or recorded money. */
async function findWithMoney(db: Reader, ids: string[]): Promise<Set<string>> {
  return new Set((await selectWithMoney(db, { ids })).map((row) => row.booking_id))
}

async function loadCaretakerNames(db: Reader, rows: readonly ListedBooking[]): Promise<Map<string, string>> {
  const ids = new Set<string>()
  for (const { assigned_caregiver_id: id } of rows) if (id !== null) ids.add(id)
  if (ids.size === 0) return new Map()
  const accounts = await selectNames(db, { ids: [...ids] })
  return new Map(accounts.map(({ id, name }) => [id, name]))
}

/** Creates the answers with one statement for each kind of related rows, whatever the page size. */
export async function completeBookings(db: Reader, rows: readonly ListedBooking[], viewer: Viewer): Promise<Booking[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [notes, files, caretakerNames, promises, withMoney, changeRequests] = await Promise.all([
    selectNotes(db, { ids }),
    selectFiles(db, { ids }),
    loadCaretakerNames(db, rows),
    viewer === 'caretaker' ? new Map<string, never>() : findBookingPromises(db, ids),
    viewer === 'user' ? findWithMoney(db, ids) : new Set<string>(),
    viewer === 'user' ? findNewestRequests(db, ids) : new Map<string, never>(),
  ])
  const extras = {
    notes: groupBy(notes, (row) => row.booking_id, toNote),
    files: groupBy(
      files,
      (row) => row.booking_id,
      (row) => ({ documentId: row.document_id, category: row.category }),
    ),
    caretakerNames,
    promises,
    withMoney,
    changeRequests,
  }
  return rows.map((row) => toBooking(row, extras, viewer))
}

/** Creates the answer of one booking. Admins also see the family's preferences and change request. */
export async function completeBooking(db: Reader, row: ListedBooking, viewer: Viewer): Promise<Booking> {
  const [booking] = await completeBookings(db, [row], viewer)
  if (!booking) throw notFound()
  if (viewer !== 'admin') return booking
  const changeRequest = (await findNewestRequests(db, [row.id])).get(row.id)
  return { ...booking, preferences: await findPreferences(db, row.id), ...(changeRequest ? { changeRequest } : {}) }
}
