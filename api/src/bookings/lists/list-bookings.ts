import {
  findBookingsWith,
  holdsText,
  isOneOf,
  type Placeholder,
  type Placeholders,
  prepareQuery,
  type Reader,
  shortestSearchTerm,
  type Tables,
  toLatin,
  toLowerCase,
  withoutIndex,
} from '@thodu/db'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { type BookingStatus, bindingStatuses } from '../../contract/care/booking-status.ts'
import { readPhonePart } from '../../contract/people/phone-digits.ts'
import { dayMs, startOfDayInCity } from '../../contract/time.ts'
import { inOrder } from '../../http/lists/in-order.ts'
import { readWholeSearch } from '../../http/lists/whole-search.ts'
import type { ListedBooking } from '../booking-wire.ts'
import { selectBookings } from '../bookings.queries.ts'
import { type BookingFilter, type BookingListRequest, sortColumns } from './booking-filter.ts'
import { countByCounters, countUnassigned } from './count-bookings.ts'

/** What a page is chosen by: the filter, the caretaker whose list it is, a whole number or address. */
type Selection = BookingFilter & { owner?: string | undefined; phone?: string; email?: string }
type Builder = ExpressionBuilder<Tables, 'bookings'>
type Condition = Expression<SqlBool>

/** A search looks at the newest matches, one of a letter or two at the newest bookings: never at all of them. */
const maxSearched = 2_500
/** Combined filters are counted up to here; a longer list says it ends here. */
const maxCounted = 10_000
/** Above this many rows a page walks the index of its order instead of sorting what the filter finds. */
const sortLimit = 2_000

const startOf = (day: string, plusDays = 0): string => new Date(startOfDayInCity(day) + plusDays * dayMs).toISOString()

/** In Latin letters, as the search text spells every name (rule WORD-8). */
const wordsOf = (q: string | undefined): string[] =>
  toLatin(q ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
const isLong = (word: string): boolean => [...word].length >= shortestSearchTerm

/** How a page is found: the words of a search, which index is walked, and whether a caretaker looks for own bookings. */
type Plan = { words: string[]; searchIndex: boolean; walkOrder: boolean; byCaretaker: boolean }
/** What the text of a query depends on beside the values that are given. */
type PlanShape = Omit<Plan, 'words'>

/** One's own bookings, a few known ones or what a search finds: few enough to sort and count as they are. */
const isNarrow = ({ owner, caretaker, id, phone, email, q }: Selection): boolean =>
  [owner, caretaker, id, phone, email].some((value) => value !== undefined) || wordsOf(q).length > 0

/** The values of a selection as its conditions compare them. */
type Bound = {
  holder?: string | undefined
  phone?: string | undefined
  email?: string | undefined
  id?: string[] | undefined
  status?: BookingStatus | undefined
  serviceType?: string | undefined
  assigned?: 0 | 1 | undefined
  fromTime?: string | undefined
  toTime?: string | undefined
  /** Newest bookings that are looked at. */
  maxSearched?: number | undefined
  /** Words that are looked for in the index, by their place. */
  [term: `term${number}`]: string
  /** Words that are looked for in the texts, by their place. */
  [word: `word${number}`]: string
}

function bind(selection: Selection, plan: Plan): Bound {
  const { owner, caretaker, phone, email, status, serviceType, assigned, from, to, id } = selection
  const { words, searchIndex } = plan
  const long = searchIndex ? words.filter(isLong) : []
  const inText = words.filter((word) => !long.includes(word))
  return {
    holder: owner ?? caretaker,
    phone,
    email,
    id,
    status,
    serviceType,
    assigned: assigned === undefined ? undefined : assigned ? 1 : 0,
    fromTime: from === undefined ? undefined : startOf(from),
    toTime: to === undefined ? undefined : startOf(to, 1),
    maxSearched: searchIndex ? maxSearched : undefined,
    ...Object.fromEntries(long.map((word, place) => [`term${place}`, word])),
    ...Object.fromEntries(inText.map((word, place) => [`word${place}`, word])),
  }
}

const isOpen = sql<SqlBool>`bookings.status in (${sql.join(bindingStatuses.map((status) => sql.lit(status)))})`
/** A search tells nothing that the list hides: people are found by their open bookings only (rule CARE-5). */
const textForCaretakers = sql<string>`case when ${isOpen} then bookings.search_text
  else ${toLowerCase(sql<string>`bookings.code || ' ' || bookings.service_name || ' ' || bookings.package_name`)} end`

function searchConditions(eb: Builder, bound: Placeholders<Bound>, byCaretaker: boolean): Condition[] {
  const searched = byCaretaker ? textForCaretakers : 'bookings.search_text'
  const named = (prefix: 'term' | 'word') =>
    Object.entries(bound)
      .filter(([name]) => name.startsWith(prefix))
      .map(([, word]) => word as Placeholder<string>)
  const inText = named('word').map((word) => holdsText(searched, word))
  const [terms, { maxSearched: limit }] = [named('term'), bound]
  if (limit === undefined) return inText
  const newest =
    terms.length === 0
      ? eb.selectFrom('bookings').select('seq').orderBy('seq', 'desc').limit(limit)
      : findBookingsWith(terms, limit)
  return [eb('bookings.seq', 'in', newest), ...inText]
}

function conditions(
  eb: Builder,
  bound: Placeholders<Bound>,
  { walkOrder, searchIndex, byCaretaker }: PlanShape,
): Condition[] {
  const { holder, phone, email, id, status, serviceType, assigned, fromTime, toTime } = bound
  // Fewer bookings are one person's, or found by a search, than have one status or service.
  const isFree = walkOrder || searchIndex || [holder, phone, email, id].some((value) => value !== undefined)
  const column = <Value>(name: 'status' | 'service_type' | 'created_at') =>
    isFree ? withoutIndex<Value>(`bookings.${name}`) : eb.ref(`bookings.${name}`)
  const found: Condition[] = searchConditions(eb, bound, byCaretaker)
  if (byCaretaker && (phone !== undefined || email !== undefined)) found.push(isOpen)
  if (phone !== undefined)
    found.push(eb.or([eb('bookings.customer_phone', '=', phone), eb('bookings.emergency_phone', '=', phone)]))
  if (email !== undefined) found.push(eb('bookings.customer_email', '=', email))
  if (holder !== undefined) found.push(eb('bookings.assigned_caregiver_id', '=', holder))
  if (id !== undefined) found.push(isOneOf('bookings.id', id))
  if (status !== undefined) found.push(eb(column('status'), '=', status))
  if (serviceType !== undefined) found.push(eb(column('service_type'), '=', serviceType))
  if (assigned !== undefined) found.push(eb('bookings.is_assigned', '=', assigned))
  if (fromTime !== undefined) found.push(eb(column('created_at'), '>=', fromTime))
  if (toTime !== undefined) found.push(eb(column('created_at'), '<', toTime))
  return found
}

const countMatches = prepareQuery(
  (db, { limit, ...bound }: Placeholders<Bound & { limit: number }>, shape: PlanShape) =>
    db
      .selectFrom((eb) =>
        eb
          .selectFrom('bookings')
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

type Page = Pick<BookingListRequest, 'sort' | 'offset' | 'limit'>
type SortColumn = (typeof sortColumns)[keyof typeof sortColumns]
/** Orders in which many bookings are alike. */
const thenByCreation: readonly SortColumn[] = ['status', 'service_type', 'is_open']
type PageShape = PlanShape & { column: SortColumn; direction: 'asc' | 'desc' }

/** Their indexes put what is missing first. */
const mayBeMissing: readonly SortColumn[] = ['preferred_start_date', 'rating']

/** Only indexes and conditions are looked at, not the wide rows that are skipped. */
const selectSeqs = prepareQuery(
  (
    db,
    { limit, offset, ...bound }: Placeholders<Bound & { limit: number; offset: number }>,
    { column, direction, ...plan }: PageShape,
  ) =>
    db
      .selectFrom('bookings')
      .select('bookings.seq')
      .where((eb) => eb.and(conditions(eb, bound, plan)))
      .orderBy(
        column === 'is_open' ? isOpen : sql.ref(`bookings.${column}`),
        inOrder(direction, mayBeMissing.includes(column)),
      )
      // As their indexes go: a status or a service has many bookings, which must not be sorted.
      .$if(thenByCreation.includes(column), (query) => query.orderBy('bookings.created_at', direction))
      .orderBy('bookings.seq', direction)
      .limit(limit)
      .offset(offset),
)

/** The seqs of a page in its order. */
async function selectPage(db: Reader, selection: Selection, { sort, offset, limit }: Page, plan: Plan) {
  // Where a filter fixes the column of the order, the order is that of creation.
  const fixed = { status: selection.status, service_type: selection.serviceType } as Record<string, string | undefined>
  const column = fixed[sortColumns[sort.field]] === undefined ? sortColumns[sort.field] : 'created_at'
  const walkOrder = plan.walkOrder && column !== 'created_at'
  const rows = await selectSeqs(
    db,
    { ...bind(selection, plan), limit, offset },
    { column, direction: sort.direction, searchIndex: plan.searchIndex, walkOrder, byCaretaker: plan.byCaretaker },
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

/** Bounded whatever is asked: a page from the far end is walked from that end. */
async function listSelection(db: Reader, selection: Selection, request: Page): Promise<Listed> {
  const words = wordsOf(selection.q)
  // Where the other filters leave few, their texts are looked through, and every match is found.
  const isWide = words.length > 0 && selection.owner === undefined && selection.caretaker === undefined
  const searchIndex = isWide && (await countByCounters(db, selection)) > maxSearched
  const plan: Plan = { words, searchIndex, walkOrder: false, byCaretaker: selection.owner !== undefined }
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

/**
 * One page of bookings and how many there are (rules BOOK-12, API-5). A whole number or address finds the bookings of its
 * customer and of whom it calls in an emergency, part of a number those that hold its digits; where there are none, it is
 * looked for as any other text.
 */
export async function listBookings(
  db: Reader,
  { filter, ...page }: BookingListRequest,
  owner?: string,
): Promise<Listed> {
  const whole = readWholeSearch(filter.q)
  if (whole) {
    const { q: _whole, ...others } = filter
    const found = await listSelection(db, { ...others, ...whole, owner }, page)
    if (found.total > 0) return found
  }
  // A house has a number too: what finds nobody's telephone is looked for as it was written.
  const part = readPhonePart(filter.q ?? '')
  if (part !== undefined && part !== filter.q) {
    const found = await listSelection(db, { ...filter, q: part, owner }, page)
    if (found.total > 0) return found
  }
  return listSelection(db, { ...filter, owner }, page)
}
