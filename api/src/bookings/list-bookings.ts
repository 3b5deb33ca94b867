import { type Placeholders, prepareQuery, type Reader, withoutIndex } from '@thodu/db'
import { sql } from 'kysely'
import { readBookingCode } from '../contract/bookings/rules/booking-code.ts'
import { readPhonePart } from '../contract/people/phone-digits.ts'
import { inOrder } from '../http/lists/list-page.ts'
import { isRestrictedFamily, openRows } from '../http/lists/restricted.ts'
import { readWholeSearch } from '../http/lists/whole-search.ts'
import { bind, type ConditionValues, conditions, isOpen } from './booking-conditions.ts'
import type { BookingFilter, BookingListRequest } from './booking-filter.ts'
import type { ListedBooking } from './booking-wire.ts'
import { selectBookings } from './bookings.queries.ts'
import {
  chooseOrder,
  choosePage,
  choosePlan,
  isNarrow,
  maxSearched,
  type Plan,
  type PlanShape,
  type RequestedPage,
  type Selection,
  type SortColumn,
  searchesAll,
} from './choose-plan.ts'

type Counted = Pick<BookingFilter, 'status' | 'serviceType' | 'from' | 'to'>

const sumCounters = prepareQuery((db, { status, serviceType, from, to }: Placeholders<Counted>) => {
  const isAllDays = from === undefined && to === undefined
  return db
    .selectFrom(isAllDays ? 'booking_totals' : 'booking_counts')
    .select(({ fn }) => fn.sum<number | null>('bookings').as('total'))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? ''))
    .$if(serviceType !== undefined, (query) => query.where('service_type', '=', serviceType ?? ''))
    .$if(from !== undefined, (query) => query.where(sql.ref('day'), '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where(sql.ref('day'), '<=', to ?? ''))
})

/** Families with restricted data are few, and no list shows their bookings. */
const countRestricted = prepareQuery((db, { status, serviceType, from, to }: Placeholders<Counted>) =>
  db
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(isRestrictedFamily('bookings.user_id'))
    .$if(status !== undefined, (query) => query.where(withoutIndex<string>('bookings.status'), '=', status ?? ''))
    .$if(serviceType !== undefined, (query) =>
      query.where(withoutIndex<string>('bookings.service_type'), '=', serviceType ?? ''),
    )
    .$if(from !== undefined, (query) => query.where(sql.ref('created_day'), '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where(sql.ref('created_day'), '<=', to ?? '')),
)

/** Counts bookings from counters that the database maintains, without a scan. */
async function countByCounters(db: Reader, { status, serviceType, from, to }: Counted): Promise<number> {
  const [sum] = await sumCounters(db, { status, serviceType, from, to })
  const [hidden] = await countRestricted(db, { status, serviceType, from, to })
  return Number(sum?.total ?? 0) - Number(hidden?.total ?? 0)
}

/** Counts bookings without a caretaker from the index of caretakers alone. */
async function countUnassigned(db: Reader): Promise<number> {
  const { total } = await db
    .selectFrom(openRows.bookings)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('assigned_caregiver_id', 'is', null)
    .executeTakeFirstOrThrow()
  return total
}

/** Combined filters are counted up to this number, and a longer list ends here. */
const maxCounted = 10_000

const countMatches = prepareQuery(
  (db, { limit, ...bound }: Placeholders<ConditionValues & { limit: number }>, shape: PlanShape) =>
    db
      .selectFrom((eb) =>
        eb
          .selectFrom(openRows.bookings)
          .select('seq')
          .where((where) => where.and(conditions(where, bound, shape)))
          .limit(limit)
          .as('counted'),
      )
      .select(({ fn }) => fn.countAll<number>().as('total')),
)

async function countBookings(db: Reader, selection: Selection, { words, ...shape }: Plan): Promise<number> {
  const { assigned, status, serviceType, from, to } = selection
  if (!isNarrow(selection) && assigned === undefined) return countByCounters(db, selection)
  const isAlone = status === undefined && serviceType === undefined && from === undefined && to === undefined
  if (!isNarrow(selection) && isAlone) {
    const unassigned = await countUnassigned(db)
    return assigned ? (await countByCounters(db, {})) - unassigned : unassigned
  }
  const [counted] = await countMatches(db, { ...bind(selection, { words, ...shape }), limit: maxCounted }, shape)
  return counted?.total ?? 0
}

/** Many bookings share a value of these columns. */
const thenByCreation: readonly SortColumn[] = ['status', 'service_type', 'is_open']
type PageShape = PlanShape & { column: SortColumn; direction: 'asc' | 'desc' }

/** Their indexes put null first. */
const mayBeMissing: readonly SortColumn[] = ['preferred_start_date', 'rating']

/** Reads indexes only, not the wide rows of skipped bookings. */
const selectSeqs = prepareQuery(
  (
    db,
    { limit, offset, ...bound }: Placeholders<ConditionValues & { limit: number; offset: number }>,
    { column, direction, ...plan }: PageShape,
  ) =>
    db
      .selectFrom(openRows.bookings)
      .select('bookings.seq')
      .where((eb) => eb.and(conditions(eb, bound, plan)))
      .orderBy(
        column === 'is_open' ? isOpen : sql.ref(`bookings.${column}`),
        inOrder(direction, mayBeMissing.includes(column)),
      )
      // This matches the indexes, so the database does not sort all bookings of a status or service.
      .$if(thenByCreation.includes(column), (query) => query.orderBy('bookings.created_at', direction))
      .orderBy('bookings.seq', direction)
      .limit(limit)
      .offset(offset),
)

async function selectPage(db: Reader, selection: Selection, { sort, offset, limit }: RequestedPage, plan: Plan) {
  const { searchIndex, byCaretaker, changeAsked, noticeOwed } = plan
  const order = chooseOrder(selection, sort, plan.walkOrder)
  const rows = await selectSeqs(
    db,
    { ...bind(selection, plan), limit, offset },
    { ...order, direction: sort.direction, searchIndex, byCaretaker, changeAsked, noticeOwed },
  )
  return rows.map(({ seq }) => seq)
}

async function loadRows(db: Reader, seqs: number[]): Promise<ListedBooking[]> {
  if (seqs.length === 0) return []
  const rows = await selectBookings(db, { seqs })
  const bySeq = new Map(rows.map((row) => [row.seq, row]))
  return seqs.map((seq) => bySeq.get(seq)).filter((row) => row !== undefined)
}

type Listed = { rows: ListedBooking[]; total: number }

/** A page near the end is read from the end, so the time is bounded. */
async function listSelection(db: Reader, selection: Selection, request: RequestedPage): Promise<Listed> {
  const plan = choosePlan(selection, searchesAll(selection) ? await countByCounters(db, selection) : undefined)
  if (plan.searchIndex) {
    // The search is expensive, so one serves page and total.
    const found = await selectPage(db, selection, { sort: request.sort, offset: 0, limit: maxSearched }, plan)
    const seqs = found.slice(request.offset, request.offset + request.limit)
    return { rows: await loadRows(db, seqs), total: found.length }
  }
  const total = await countBookings(db, selection, plan)
  const chosen = choosePage(selection, request, total)
  if (!chosen) return { rows: [], total }
  const seqs = await selectPage(db, selection, chosen.page, { ...plan, walkOrder: chosen.walkOrder })
  return { rows: await loadRows(db, chosen.isFromEnd ? seqs.reverse() : seqs), total }
}

/**
 * Lists a page with the total (rules BOOK-6, BOOK-12, API-5). `q` matches a booking id, else a whole number or email
 * address of customer or emergency contact, else part of a number, else text.
 */
export async function listBookings(
  db: Reader,
  { filter, ...page }: BookingListRequest,
  owner?: string,
): Promise<Listed> {
  if (filter.q === undefined) return listSelection(db, { ...filter, owner }, page)
  const code = readBookingCode(filter.q)
  if (code !== undefined) {
    const { q: _code, ...others } = filter
    const found = await listSelection(db, { ...others, code, owner }, page)
    if (found.total > 0) return found
  }
  const whole = readWholeSearch(filter.q)
  if (whole) {
    const { q: _whole, ...others } = filter
    const found = await listSelection(db, { ...others, ...whole, owner }, page)
    if (found.total > 0) return found
  }
  // A house number also looks like part of a phone number.
  const part = readPhonePart(filter.q)
  if (part !== undefined && part !== filter.q) {
    const found = await listSelection(db, { ...filter, q: part, owner }, page)
    if (found.total > 0) return found
  }
  const except = whole && 'phone' in whole ? { notAbroad: whole.phone } : {}
  return listSelection(db, { ...filter, ...except, owner }, page)
}
