import { isOneOf, type Placeholders, type PromiseRow, prepareQuery, type Reader } from '@thodu/db'
import { readBookingPhones } from '../contract/bookings/rules/booking-phones.ts'
import { publicPromiseKinds } from '../contract/promises/promise-kinds.ts'
import type { BookingPromise, PromiseRecord } from '../contract/promises/promises.schema.ts'
import { listedRecords } from '../http/answers/record-access.ts'
import type { RecordedAccess } from '../http/ports.ts'
import { stateOf } from './promise-rules.ts'

const isPublic = (kind: string): boolean => (publicPromiseKinds as readonly string[]).includes(kind)

export const toBookingPromise = (
  row: Pick<PromiseRow, 'kind' | 'ends_at' | 'met_at' | 'broken_noted_at' | 'closed_at' | 'void_at'>,
): BookingPromise => ({ kind: row.kind, dueAt: row.ends_at, metAt: row.met_at, state: stateOf(row) })

const selectOfBookings = prepareQuery((db, { ids }: Placeholders<{ ids: string[] }>) =>
  db
    .selectFrom('promises')
    .select([
      'subject_id',
      'kind',
      'round',
      'ends_at',
      'met_at',
      'broken_noted_at',
      'closed_at',
      'void_at',
      'void_reason',
    ])
    .where('subject_type', '=', 'booking')
    .where(isOneOf('subject_id', ids))
    .orderBy('subject_id')
    .orderBy('kind')
    .orderBy('round'),
)

/**
 * Reads the promises of bookings in one statement. The list of each booking is ordered by due time, and has only the newest
 * round of a promise that was given again.
 */
export async function findBookingPromises(db: Reader, ids: string[]): Promise<Map<string, BookingPromise[]>> {
  const found = new Map<string, Map<string, BookingPromise>>()
  for (const row of await selectOfBookings(db, { ids })) {
    if (!isPublic(row.kind)) continue
    const ofBooking = found.get(row.subject_id) ?? new Map<string, BookingPromise>()
    ofBooking.set(row.kind, toBookingPromise(row))
    found.set(row.subject_id, ofBooking)
  }
  const byDue = (one: BookingPromise, other: BookingPromise) => one.dueAt.localeCompare(other.dueAt)
  return new Map([...found].map(([id, promises]) => [id, [...promises.values()].sort(byDue)]))
}

/** Returns the first promise that is still open or late, in an array of at most one, for the lists of bookings. */
export const nextPromise = (promises: readonly BookingPromise[] | undefined): BookingPromise[] =>
  (promises ?? []).filter(({ state }) => state === 'open' || state === 'late').slice(0, 1)

const selectBookingSubjects = (db: Reader, { ids }: { ids: string[] }) =>
  db
    .selectFrom('bookings')
    .select(['id', 'code as label', 'customer_name as name', 'user_info', 'patient_details'])
    .where(isOneOf('id', ids))
    .execute()
const selectCallbackSubjects = (db: Reader, { ids }: { ids: string[] }) =>
  db
    .selectFrom('callbacks')
    .innerJoin('accounts', 'accounts.id', 'callbacks.user_id')
    .select(['callbacks.id', 'accounts.name', 'accounts.id as family'])
    .where(isOneOf('callbacks.id', ids))
    .execute()
const selectMessageSubjects = (db: Reader, { ids }: { ids: string[] }) =>
  db.selectFrom('messages').select(['id', 'name']).where(isOneOf('id', ids)).execute()
const selectHolds = (db: Reader, { ids }: { ids: string[] }) =>
  db
    .selectFrom('promise_holds')
    .selectAll()
    .where(isOneOf('promise_id', ids))
    .orderBy('promise_id')
    .orderBy('until_at')
    .execute()
const selectNames = (db: Reader, { ids }: { ids: string[] }) =>
  db.selectFrom('accounts').select(['id', 'name']).where(isOneOf('id', ids)).execute()

export async function findNames(db: Reader, given: readonly (string | null)[]): Promise<Map<string, string>> {
  const ids = [...new Set(given)].filter((id) => id !== null)
  return new Map(ids.length === 0 ? [] : (await selectNames(db, { ids })).map(({ id, name }) => [id, name]))
}

/**
 * `whose` is the subject in the access log: a booking, a message, or the family of a callback. Only a booking has a
 * `phone`.
 */
type Subject = { label: string; name: string; phone: string; whose: RecordedAccess }
type Numbers = { user_info?: string; patient_details?: string }
type Result = Numbers & { id: string; name: string; label?: string; family?: string }

function numberOf({ user_info = '{}', patient_details = '{}' }: Numbers): string {
  const { customer, home } = readBookingPhones({ user_info, patient_details })
  return customer || home
}

export async function findSubjects(
  db: Reader,
  rows: readonly Pick<PromiseRow, 'subject_type' | 'subject_id'>[],
): Promise<Map<string, Subject>> {
  const idsOf = (type: PromiseRow['subject_type']): string[] => [
    ...new Set(rows.filter((row) => row.subject_type === type).map((row) => row.subject_id)),
  ]
  const look = async (ids: string[], select: (db: Reader, given: { ids: string[] }) => Promise<Result[]>) =>
    ids.length === 0 ? [] : select(db, { ids })
  const toSubject =
    (type: RecordedAccess['type']) =>
    ({ id, name, label = '', family = id, ...of }: Result): [string, Subject] => [
      id,
      { name, label, phone: numberOf(of), whose: listedRecords(type, [family]) },
    ]
  return new Map([
    ...(await look(idsOf('booking'), selectBookingSubjects)).map(toSubject('booking')),
    ...(await look(idsOf('callback'), selectCallbackSubjects)).map(toSubject('family')),
    ...(await look(idsOf('message'), selectMessageSubjects)).map(toSubject('message')),
  ])
}

/** Converts rows to the promises that the office reads, with at most five statements, however many rows there are. */
export async function toPromises(
  db: Reader,
  rows: readonly PromiseRow[],
  subjects: ReadonlyMap<string, Subject>,
): Promise<PromiseRecord[]> {
  if (rows.length === 0) return []
  const held = rows.filter((row) => row.held_minutes > 0).map(({ id }) => id)
  const holds = held.length === 0 ? [] : await selectHolds(db, { ids: held })
  const names = await findNames(db, [...rows.map((row) => row.reason_by), ...holds.map((hold) => hold.by_id)])
  const named = (id: string) => ({ _id: id, name: names.get(id) ?? '' })
  return rows.map((row) => ({
    _id: row.id,
    subject: {
      type: row.subject_type,
      _id: row.subject_id,
      label: subjects.get(row.subject_id)?.label ?? '',
      name: subjects.get(row.subject_id)?.name ?? '',
    },
    kind: row.kind,
    clock: row.clock,
    startedAt: row.started_at,
    promisedAt: row.due_at,
    dueAt: row.ends_at,
    heldMinutes: row.held_minutes,
    metAt: row.met_at,
    brokenAt: row.broken_noted_at,
    voidAt: row.void_at,
    state: stateOf(row),
    reason:
      row.reason_code === null || row.reason_by === null || row.reason_at === null
        ? null
        : { code: row.reason_code, note: row.reason_note, by: named(row.reason_by), at: row.reason_at },
    holds: holds
      .filter((hold) => hold.promise_id === row.id)
      .map((hold) => ({ from: hold.from_at, until: hold.until_at, reason: hold.reason, by: named(hold.by_id) })),
  }))
}
