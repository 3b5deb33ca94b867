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

/** A search looks at the newest matches, one of a letter or two at the newest bookings: never at all of them. */
const maxSearched = 2_500
/** Combined filters are counted up to here; a longer list says it ends here. */
const maxCounted = 10_000
/** Above this many rows a page walks the index of its order instead of sorting what the filter finds. */
const sortLimit = 2_000

const dayMs = 86_400_000
const startOf = (day: string, plusDays = 0): string => new Date(startOfDayInCity(day) + plusDays * dayMs).toISOString()

const wordsOf = (q: string | undefined): string[] => (q ?? '').toLowerCase().split(/\s+/).filter(Boolean)
const isLong = (word: string): boolean => [...word].length >= shortestSearchTerm

/** How a page is found: the words of a search, and which index is walked. */
type Plan = { words: string[]; searchIndex: boolean; walkOrder: boolean }

/** One's own bookings, a few known ones or what a search finds: few enough to sort and count as they are. */
const isNarrow = ({ owner, caretaker, id, q }: Selection): boolean =>
  owner !== undefined || caretaker !== undefined || id !== undefined || wordsOf(q).length > 0

function searchConditions(eb: Builder, { words, searchIndex }: Plan): Condition[] {
  const long = searchIndex ? words.filter(isLong) : []
  const inText = words.filter((word) => !long.includes(word)).map((word) => holdsText('bookings.search_text', word))
  if (!searchIndex) return inText
  if (long.length > 0) return [eb('bookings.seq', 'in', findBookingsWith(long, maxSearched)), ...inText]
  const newest = eb.selectFrom('bookings').select('seq').orderBy('seq', 'desc').limit(maxSearched)
  return [eb('bookings.seq', 'in', newest), ...inText]
}

function conditions(eb: Builder, selection: Selection, plan: Plan): Condition[] {
  const { owner, caretaker, status, serviceType, assigned, from, to, id } = selection
  const holder = owner ?? caretaker
  const column = <Value>(name: 'status' | 'service_type' | 'created_at', free = plan.walkOrder) =>
    free ? withoutIndex<Value>(`bookings.${name}`) : eb.ref(`bookings.${name}`)
  const found: Condition[] = searchConditions(eb, plan)
  if (holder !== undefined) found.push(eb('bookings.assigned_caregiver_id', '=', holder))
  if (id !== undefined) found.push(eb('bookings.id', 'in', id))
  // Fewer bookings are one person's, or found by a search, than have one status or service.
  const isFree = plan.walkOrder || plan.searchIndex || holder !== undefined || id !== undefined
  if (status !== undefined) found.push(eb(column('status', isFree), '=', status))
  if (serviceType !== undefined) found.push(eb(column('service_type', isFree), '=', serviceType))
  if (assigned !== undefined) found.push(eb('bookings.is_assigned', '=', assigned ? 1 : 0))
  if (from !== undefined) found.push(eb(column('created_at', isFree), '>=', startOf(from)))
  if (to !== undefined) found.push(eb(column('created_at', isFree), '<', startOf(to, 1)))
  return found
}

async function countBookings(db: Reader, selection: Selection, plan: Plan): Promise<number> {
  const { assigned, status, serviceType, from, to } = selection
  if (!isNarrow(selection) && assigned === undefined) return countByCounters(db, selection)
  const isAlone = status === undefined && serviceType === undefined && from === undefined && to === undefined
  if (!isNarrow(selection) && isAlone) {
    const unassigned = await countUnassigned(db)
    return assigned ? (await countByCounters(db, {})) - unassigned : unassigned
  }
  const { total } = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('bookings')
        .select('seq')
        .where((where) => where.and(conditions(where, selection, plan)))
        .limit(maxCounted)
        .as('counted'),
    )
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

type Page = Pick<BookingListRequest, 'sort' | 'offset' | 'limit'>

/** The seqs of a page in its order; only indexes and conditions are looked at, not the wide rows that are skipped. */
async function selectPage(db: Reader, selection: Selection, { sort, offset, limit }: Page, plan: Plan) {
  // Where a filter fixes the column of the order, the order is that of creation.
  const fixed = { status: selection.status, service_type: selection.serviceType } as Record<string, string | undefined>
  const column = fixed[sortColumns[sort.field]] === undefined ? sortColumns[sort.field] : 'created_at'
  const rows = await db
    .selectFrom('bookings')
    .select('bookings.seq')
    .where((eb) => eb.and(conditions(eb, selection, column === 'created_at' ? { ...plan, walkOrder: false } : plan)))
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
  const words = wordsOf(selection.q)
  // Where the other filters leave few, their texts are looked through, and every match is found.
  const isWide = words.length > 0 && selection.owner === undefined && selection.caretaker === undefined
  const searchIndex = isWide && (await countByCounters(db, selection)) > maxSearched
  const plan: Plan = { words, searchIndex, walkOrder: false }
  if (searchIndex) {
    // The search is the dear part: it is done once, for the page and for the total.
    const found = await selectPage(db, selection, { sort: request.sort, offset: 0, limit: maxSearched }, plan)
    const seqs = found.slice(request.offset, request.offset + request.limit)
    return { rows: await loadRows(db, seqs), total: found.length }
  }
  const total = await countBookings(db, selection, plan)
  const limit = Math.min(request.limit, total - request.offset)
  if (limit <= 0) return { rows: [], total }
  const isFar = request.offset > total / 2
  const page: Page = isFar
    ? {
        sort: { field: request.sort.field, direction: request.sort.direction === 'asc' ? 'desc' : 'asc' },
        offset: total - request.offset - limit,
        limit,
      }
    : { sort: request.sort, offset: request.offset, limit }
  const seqs = await selectPage(db, selection, page, { ...plan, walkOrder: !isNarrow(selection) && total > sortLimit })
  return { rows: await loadRows(db, isFar ? seqs.reverse() : seqs), total }
}
