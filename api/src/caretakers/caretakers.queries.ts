import { type Database, type Reader, withoutIndex } from '@thodu/db'
import { sql } from 'kysely'
import { z } from 'zod'
import { bindingStatuses } from '../contract/care/booking-status.ts'
import { type CaretakerServiceType, caretakerServiceTypes } from '../contract/care/catalogue.ts'
import type { Caretaker } from '../contract/caretakers/caretakers.schema.ts'
import { findPeople, readPage } from '../http/lists/list-page.ts'
import type { ListRequest } from '../http/lists/simple-rest.ts'

export const caretakerFilter = z.strictObject({
  q: z.string().trim().max(200).optional(),
  serviceType: z.enum(caretakerServiceTypes).optional(),
  available: z.boolean().optional(),
  active: z.boolean().optional(),
  id: z.array(z.string().max(64)).min(1).max(1_000).optional(),
})
const columns = {
  name: ['accounts.name_order'],
  email: ['accounts.email'],
  createdAt: ['accounts.created_at'],
  // Who is with nobody has no booking: first or last.
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

/** Open bookings of an account; written out so that SQLite recognises the condition of the partial index. */
const openBookings = sql`from bookings as own where own.assigned_caregiver_id = accounts.id
  and own.status in (${sql.join(bindingStatuses.map((status) => sql.lit(status)))})`
/** Whether a caretaker can have one more (rule OFF-8). */
const hasRoom = sql<boolean>`(select count(*) ${openBookings}) <
  coalesce((select capacity from caretaker_profiles where account_id = accounts.id), 1)`

/** Caretakers with the booking that binds each, the oldest where there are several. */
const withOpenBooking = (read: Reader) =>
  read
    .selectFrom('accounts')
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
    // A few caretakers have fewer bookings than one status has.
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

/** Those that a filter leaves. */
function listMatching(read: Reader, { filter, uncounted }: Pick<CaretakerList, 'filter' | 'uncounted'>) {
  let matching = withOpenBooking(read)
  const { q, serviceType, available, active, id } = filter
  if (id !== undefined) matching = matching.where('accounts.id', 'in', id)
  if (available !== undefined) matching = matching.where(available ? hasRoom : sql<boolean>`not ${hasRoom}`)
  // Who does not work for now is not free either.
  const isActive = active ?? (available === true ? true : undefined)
  if (isActive !== undefined) matching = matching.where('accounts.inactive_at', isActive ? 'is' : 'is not', null)
  if (serviceType !== undefined)
    matching = matching.where('accounts.id', 'in', (query) =>
      query.selectFrom('caretaker_service_types').select('account_id').where('service_type', '=', serviceType),
    )
  if (q) matching = matching.where('accounts.id', 'in', findPeople(read, q, { role: 'caretaker', uncounted }))
  return matching
}

const readRows = (read: Reader, list: CaretakerList) =>
  readPage(
    listMatching(read, list),
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
        sql<number | boolean>`${hasRoom}`.as('has_room'),
      ]),
    list,
    { columns, id: 'accounts.id', mayBeMissing: ['bookings.created_at'] },
  )
type Row = Awaited<ReturnType<typeof readRows>>['rows'][number]

const toCaretaker = (row: Row, serviceTypes: CaretakerServiceType[], record: CareRecord | undefined): Caretaker => ({
  _id: row.id,
  name: row.name,
  ...(row.search_name !== '' && { searchName: row.search_name }),
  email: row.email,
  phone: row.phone,
  serviceTypes,
  active: row.inactive_at === null,
  available: Boolean(row.has_room) && row.inactive_at === null,
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
 * A page of caretakers with service types, availability and record, in four statements however long the page is
 * (rules OFF-7, OFF-13).
 */
export async function listCaretakers(
  { read }: Pick<Database, 'read'>,
  list: CaretakerList,
): Promise<{ rows: Caretaker[]; total: number }> {
  const { rows, total } = await readRows(read, list)
  if (rows.length === 0) return { rows: [], total }
  const ids = rows.map((row) => row.id)
  const [types, records] = await Promise.all([findServiceTypes(read, ids), findRecords(read, ids)])
  return { rows: rows.map((row) => toCaretaker(row, types.get(row.id) ?? [], records.get(row.id))), total }
}
