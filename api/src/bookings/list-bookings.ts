import { findBookingsWith, holdsText, shortestSearchTerm, type Tables, withoutIndex } from '@thodu/db'
import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely'
import { startOfDayInCity } from '../contract/formats.ts'
import { type BookingFilter, type BookingListRequest, sortColumns } from './booking-filter.ts'
import type { StoredBooking } from './booking-wire.ts'
import { bookingColumns } from './bookings.queries.ts'
import { countByCounters, countUnassigned } from './count-bookings.ts'

type Reader = Kysely<Tables>
/** What a page is chosen by: the filter, and the caretaker whose list it is. */
type Selection = BookingFilter & { owner?: string | undefined }
type Builder = ExpressionBuilder<Tables, 'bookings'>
type Condition = Expression<SqlBool>

/** A search looks at the newest matches, and one of a letter or two at the newest bookings: never at all of them. */
const maxMatches = 5_000
const maxScanned = 5_000
/** Combined filters are counted up to here; a longer list says it ends here. */
const maxCounted = 10_000
/** Above this many rows a page walks the index of its order instead of sorting what the filter finds. */
const sortLimit = 2_000

const dayMs = 86_400_000
const startOf = (day: string, plusDays = 0): string => new Date(startOfDayInCity(day) + plusDays * dayMs).toISOString()

const wordsOf = (q: string | undefined): string[] => (q ?? '').toLowerCase().split(/\s+/).filter(Boolean)
const isLong = (word: string): boolean => [...word].length >= shortestSearchTerm

/** One's own bookings or a few known ones: few enough to sort and count as they are. */
const isNarrow = ({ owner, caretaker, id, q }: Selection): boolean =>
  owner !== undefined || caretaker !== undefined || id !== undefined || wordsOf(q).length > 0

function searchConditions(eb: Builder, selection: Selection): Condition[] {
  const words = wordsOf(selection.q)
  if (words.length === 0) return []
  const inText = (word: string) => holdsText('bookings.search_text', word)
  if (selection.owner !== undefined || selection.caretaker !== undefined) return words.map(inText)
  const long = words.filter(isLong)
  if (long.length > 0)
    return [
      eb('bookings.seq', 'in', findBookingsWith(long, maxMatches)),
      ...words.filter((word) => !isLong(word)).map(inText),
    ]
  const newest = eb.selectFrom('bookings').select('seq').orderBy('seq', 'desc').limit(maxScanned)
  return [eb('bookings.seq', 'in', newest), ...words.map(inText)]
}

function conditions(eb: Builder, selection: Selection, walkOrder: boolean): Condition[] {
  const { owner, caretaker, status, serviceType, assigned, from, to, id } = selection
  const column = <Value>(name: keyof StoredBooking, free = walkOrder) =>
    free ? withoutIndex<Value>(`bookings.${name}`) : eb.ref(`bookings.${name}`)
  const found: Condition[] = searchConditions(eb, selection)
  const holder = owner ?? caretaker
  if (holder !== undefined) found.push(eb('bookings.assigned_caregiver_id', '=', holder))
  if (id !== undefined) found.push(eb('bookings.id', 'in', id))
  if (status !== undefined) found.push(eb(column('status', walkOrder || holder !== undefined), '=', status))
  if (serviceType !== undefined)
    found.push(eb(column('service_type', walkOrder || holder !== undefined), '=', serviceType))
  // The index of a status is narrower than the one of all bookings without a caretaker.
  if (assigned !== undefined)
    found.push(eb(column('assigned_caregiver_id', walkOrder || status !== undefined), assigned ? 'is not' : 'is', null))
  if (from !== undefined) found.push(eb(column('created_at'), '>=', startOf(from)))
  if (to !== undefined) found.push(eb(column('created_at'), '<', startOf(to, 1)))
  return found
}

async function countBookings(db: Reader, selection: Selection): Promise<number> {
  const { assigned, status, serviceType, from, to } = selection
  if (!isNarrow(selection) && assigned === undefined) return countByCounters(db, selection)
  const onlyAssigned = status === undefined && serviceType === undefined && from === undefined && to === undefined
  if (!isNarrow(selection) && onlyAssigned) {
    const unassigned = await countUnassigned(db)
    return assigned ? (await countByCounters(db, {})) - unassigned : unassigned
  }
  const { total } = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('bookings')
        .select('seq')
        .where((where) => where.and(conditions(where, selection, false)))
        .limit(maxCounted)
        .as('counted'),
    )
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

type Page = Pick<BookingListRequest, 'sort' | 'offset' | 'limit'>

/** The seqs of a page in its order; only indexes and conditions are looked at, not the wide rows that are skipped. */
async function selectPage(db: Reader, selection: Selection, { sort, offset, limit }: Page, walkOrder: boolean) {
  // Where a filter fixes the column of the order, the order is that of creation.
  const fixed = { status: selection.status, service_type: selection.serviceType } as Record<string, string | undefined>
  const column = fixed[sortColumns[sort.field]] === undefined ? sortColumns[sort.field] : 'created_at'
  const rows = await db
    .selectFrom('bookings')
    .select('bookings.seq')
    .where((eb) => eb.and(conditions(eb, selection, walkOrder && column !== 'created_at')))
    .orderBy(`bookings.${column}`, (order) =>
      sort.direction === 'asc' ? order.asc().nullsFirst() : order.desc().nullsLast(),
    )
    .orderBy('bookings.seq', sort.direction)
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ seq }) => seq)
}

async function loadRows(db: Reader, seqs: number[]): Promise<StoredBooking[]> {
  if (seqs.length === 0) return []
  const rows = await db.selectFrom('bookings').select(bookingColumns).where('seq', 'in', seqs).execute()
  const bySeq = new Map(rows.map((row) => [row.seq, row]))
  return seqs.map((seq) => bySeq.get(seq)).filter((row) => row !== undefined)
}

/**
 * One page of bookings and how many there are (contract, sections 5, 6 and 8). Bounded whatever is asked: a page from the
 * far end is walked from that end.
 */
export async function listBookings(
  db: Reader,
  request: BookingListRequest,
  owner?: string,
): Promise<{ rows: StoredBooking[]; total: number }> {
  const selection: Selection = { ...request.filter, owner }
  const total = await countBookings(db, selection)
  const limit = Math.min(request.limit, total - request.offset)
  if (limit <= 0) return { rows: [], total }
  const walkOrder = !isNarrow(selection) && total > sortLimit
  const isFar = request.offset > total / 2
  const page: Page = isFar
    ? {
        sort: { field: request.sort.field, direction: request.sort.direction === 'asc' ? 'desc' : 'asc' },
        offset: total - request.offset - limit,
        limit,
      }
    : { sort: request.sort, offset: request.offset, limit }
  const seqs = await selectPage(db, selection, page, walkOrder)
  return { rows: await loadRows(db, isFar ? seqs.reverse() : seqs), total }
}
