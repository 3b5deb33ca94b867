import { type Database, type Reader, withoutIndex } from '@thodu/db'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Config } from '../config/config.ts'
import { bindingStatuses } from '../contract/care/booking-status.ts'
import { type CaretakerServiceType, caretakerServiceTypes } from '../contract/care/catalogue.ts'
import type { Caretaker } from '../contract/caretakers/caretakers.schema.ts'
import type { ProfileCheck } from '../contract/suggestions/caretaker-profile.ts'
import { findMissingChecks } from '../contract/suggestions/missing-checks.ts'
import { searchText } from '../contract/wire/free-text.ts'
import { findPeople, readPage } from '../http/lists/list-page.ts'
import type { ListRequest } from '../http/lists/simple-rest.ts'
import { storedChecksOf } from '../suggestions/find-candidates.ts'

export const caretakerFilter = z.strictObject({
  q: searchText.optional(),
  serviceType: z.enum(caretakerServiceTypes).optional(),
  available: z.boolean().optional(),
  active: z.boolean().optional(),
  /** Whether a required check is missing (rule MATCH-8). */
  checksMissing: z.boolean().optional(),
  id: z.array(z.string().max(64)).min(1).max(1_000).optional(),
})
const columns = {
  name: ['accounts.name_order'],
  email: ['accounts.email'],
  createdAt: ['accounts.created_at'],
  // Caretakers without a booking come first or last.
  available: ['bookings.created_at', 'accounts.name_order'],
  _id: ['accounts.id'],
} as const
export type CaretakerSortField = keyof typeof columns
export const caretakerSortFields = [
  'createdAt',
  'name',
  'email',
  'available',
  '_id',
] as const satisfies readonly CaretakerSortField[]

type CaretakerList = ListRequest<CaretakerSortField, z.output<typeof caretakerFilter>>

/** The literal condition lets SQLite use the partial index. */
const openBookings = sql`from bookings as own where own.assigned_caregiver_id = accounts.id
  and own.status in (${sql.join(bindingStatuses.map((status) => sql.lit(status)))})`
const countOpen = sql<number | string>`(select count(*) ${openBookings})`
/** Whether a caretaker has free capacity (rule OFF-8). */
const hasRoom = sql<boolean>`${countOpen} < coalesce(caretaker_profiles.capacity, 1)`

const checkColumns = { police: 'police_check_on', id: 'id_check_on', references: 'references_on' } as const
/** A caretaker without a profile has no check. */
const lacksCheck = (required: readonly ProfileCheck[]) => {
  const missing = required.map((check) => sql`${sql.ref(`caretaker_profiles.${checkColumns[check]}`)} is null`)
  return missing.length === 0 ? sql<boolean>`1 = 0` : sql<boolean>`(${sql.join(missing, sql` or `)})`
}

const withOpenBooking = (read: Reader) =>
  read
    .selectFrom('accounts')
    .leftJoin('caretaker_profiles', 'caretaker_profiles.account_id', 'accounts.id')
    .leftJoin('bookings', (join) => join.on(sql<boolean>`bookings.seq = (select min(own.seq) ${openBookings})`))
    .where('accounts.role', '=', 'caretaker')
    .where('accounts.removed_at', 'is', null)

async function findServiceTypes(read: Reader, ids: string[]): Promise<Map<string, CaretakerServiceType[]>> {
  const rows = await read
    .selectFrom('caretaker_service_types')
    .selectAll()
    .where('account_id', 'in', ids)
    .orderBy('service_type')
    .execute()
  const types = new Map<string, CaretakerServiceType[]>()
  for (const { account_id, service_type } of rows) {
    const known = caretakerServiceTypes.find((type) => type === service_type)
    if (known) types.set(account_id, [...(types.get(account_id) ?? []), known])
  }
  return types
}

type CareRecord = { completed: number; rating: number | null }

async function findRecords(read: Reader, ids: string[]): Promise<Map<string, CareRecord>> {
  const rows = await read
    .selectFrom('bookings')
    .select((row) => [
      'assigned_caregiver_id',
      row.fn.countAll<number | string>().as('completed'),
      row.fn.avg<number | string | null>('rating').as('rating'),
    ])
    .where('assigned_caregiver_id', 'in', ids)
    // A few caretakers have fewer bookings than one status.
    .where(withoutIndex<string>('status'), '=', 'completed')
    .groupBy('assigned_caregiver_id')
    .execute()
  return new Map(
    rows.map(({ assigned_caregiver_id, completed, rating }) => [
      assigned_caregiver_id ?? '',
      { completed: Number(completed), rating: rating === null ? null : Math.round(Number(rating) * 10) / 10 },
    ]),
  )
}

function listMatching(
  read: Reader,
  { filter, uncounted }: Pick<CaretakerList, 'filter' | 'uncounted'>,
  required: readonly ProfileCheck[],
) {
  let matching = withOpenBooking(read)
  const { q, serviceType, available, active, checksMissing, id } = filter
  if (checksMissing !== undefined)
    matching = matching.where(checksMissing ? lacksCheck(required) : sql<boolean>`not ${lacksCheck(required)}`)
  if (id !== undefined) matching = matching.where('accounts.id', 'in', id)
  if (available !== undefined) matching = matching.where(available ? hasRoom : sql<boolean>`not ${hasRoom}`)
  // An inactive caretaker is not available.
  const isActive = active ?? (available === true ? true : undefined)
  if (isActive !== undefined) matching = matching.where('accounts.inactive_at', isActive ? 'is' : 'is not', null)
  if (serviceType !== undefined)
    matching = matching.where('accounts.id', 'in', (query) =>
      query.selectFrom('caretaker_service_types').select('account_id').where('service_type', '=', serviceType),
    )
  if (q) matching = matching.where('accounts.id', 'in', findPeople(read, q, { role: 'caretaker', uncounted }))
  return matching
}

const readRows = (read: Reader, list: CaretakerList, required: readonly ProfileCheck[]) =>
  readPage(
    listMatching(read, list, required),
    (query) =>
      query.select([
        'accounts.id',
        'accounts.name',
        'accounts.search_name',
        'accounts.email',
        'accounts.phone',
        'accounts.created_at',
        'accounts.inactive_at',
        'bookings.id as open_id',
        'bookings.code as open_booking_code',
        'bookings.patient_name as open_patient',
        'bookings.status as open_status',
        'caretaker_profiles.capacity',
        'caretaker_profiles.police_check_on',
        'caretaker_profiles.id_check_on',
        'caretaker_profiles.references_on',
        countOpen.as('open_bookings'),
      ]),
    list,
    { columns, id: 'accounts.id', mayBeMissing: ['bookings.created_at'] },
  )
type Row = Awaited<ReturnType<typeof readRows>>['rows'][number]

type Facts = { serviceTypes: CaretakerServiceType[]; record: CareRecord | undefined; required: readonly ProfileCheck[] }
const toCaretaker = (row: Row, { serviceTypes, record, required }: Facts): Caretaker => ({
  _id: row.id,
  name: row.name,
  ...(row.search_name !== '' && { searchName: row.search_name }),
  email: row.email,
  phone: row.phone,
  serviceTypes,
  active: row.inactive_at === null,
  available: Number(row.open_bookings) < (row.capacity ?? 1) && row.inactive_at === null,
  openBookings: Number(row.open_bookings),
  capacity: row.capacity ?? 1,
  checks: { required: [...required], missing: findMissingChecks(required, storedChecksOf(row)) },
  currentBooking:
    row.open_id === null
      ? null
      : {
          _id: row.open_id,
          bookingId: row.open_booking_code ?? '',
          patientName: row.open_patient ?? '',
          status: row.open_status ?? '',
        },
  completedBookings: record?.completed ?? 0,
  averageRating: record?.rating ?? null,
  createdAt: row.created_at,
})

/**
 * Lists a page of caretakers with service types, availability, record and checks, in four statements (rules OFF-7,
 * OFF-13, MATCH-8).
 */
export async function listCaretakers(
  { read }: Pick<Database, 'read'>,
  { requiredChecks: required }: Pick<Config, 'requiredChecks'>,
  list: CaretakerList,
): Promise<{ rows: Caretaker[]; total: number }> {
  const { rows, total } = await readRows(read, list, required)
  if (rows.length === 0) return { rows: [], total }
  const ids = rows.map((row) => row.id)
  const [types, records] = await Promise.all([findServiceTypes(read, ids), findRecords(read, ids)])
  const toFacts = (id: string) => ({ serviceTypes: types.get(id) ?? [], record: records.get(id), required })
  return { rows: rows.map((row) => toCaretaker(row, toFacts(row.id))), total }
}

/** Counts active caretakers without a required check (rule MATCH-8). */
export async function countUnchecked(
  read: Reader,
  { requiredChecks }: Pick<Config, 'requiredChecks'>,
): Promise<number> {
  if (requiredChecks.length === 0) return 0
  const { people } = await read
    .selectFrom('accounts')
    .leftJoin('caretaker_profiles', 'caretaker_profiles.account_id', 'accounts.id')
    .select(({ fn }) => fn.countAll<number | string>().as('people'))
    .where('accounts.role', '=', 'caretaker')
    .where('accounts.removed_at', 'is', null)
    .where('accounts.inactive_at', 'is', null)
    .where(lacksCheck(requiredChecks))
    .executeTakeFirstOrThrow()
  return Number(people)
}
