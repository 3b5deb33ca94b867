import { isOneOf, joinInOrder, limitTo, type Placeholders, prepareQuery, type Reader, searchAuditLog } from '@thodu/db'
import { sql } from 'kysely'
import { readWholeAddress } from '../../http/lists/whole-search.ts'
import { type AuditFilter, waysToSpell } from '../audit-filter.ts'
import {
  auditCondition,
  countByDay,
  type DayCount,
  findSeqBounds,
  isBounded,
  type SeqBounds,
} from './count-audit-logs.ts'
import { bookingCode, type ShownRow, shownColumns } from './to-audit-log.ts'

/** A search, or the history of one resource, returns at most this many of the newest matches. */
export const maxExamined = 5_000
type Window = { offset: number; limit: number }
type Result = { seqs: number[]; total: number }

const sumOf = (days: DayCount[]): number => days.reduce((sum, { events }) => sum + events, 0)

/**
 * Computes the page if there are no facets and words, because the sequence has no gaps. Returns undefined if the counts
 * disagree because the clock was set back over midnight.
 */
async function findByPosition(
  read: Reader,
  filter: AuditFilter,
  { offset, limit }: Window,
): Promise<Result | undefined> {
  const bounds = await findSeqBounds(read, filter.range)
  if (!bounds) return { seqs: [], total: 0 }
  const total = bounds.last - bounds.first + 1
  if (isBounded(filter.range) && sumOf(await countByDay(read, filter)) !== total) return undefined
  const newest = bounds.last - offset
  const length = Math.max(0, Math.min(limit, newest - bounds.first + 1))
  return { seqs: Array.from({ length }, (_, index) => newest - index), total }
}

/** `skip`: matching rows of the newest day before the page. */
function locatePage(
  days: DayCount[],
  { offset, limit }: Window,
): { newest: string; oldest: string; skip: number } | undefined {
  let before = 0
  let start: { newest: string; skip: number } | undefined
  for (const { day, events } of days) {
    if (!start && before + events > offset) start = { newest: day, skip: offset - before }
    before += events
    if (start && before >= offset + limit) return { ...start, oldest: day }
  }
  return start && { ...start, oldest: days.at(-1)?.day ?? start.newest }
}

/** The counts give the days of the page and the occurring facets, so the index reads only matching rows. */
async function findByFacets(read: Reader, filter: AuditFilter, page: Window): Promise<Result> {
  const days = await countByDay(read, filter)
  const total = sumOf(days)
  const place = locatePage(days, page)
  if (!place) return { seqs: [], total }
  const { rows } = await sql<{ seq: number }>`
    select a.seq from audit_counts c ${joinInOrder()} audit_log a on a.day = c.day and a.action = c.action
      and a.resource_type = c.resource_type and a.user_role = c.user_role and a.status = c.status
    where c.day between ${place.oldest} and ${place.newest} and ${auditCondition(filter)}
    order by a.day desc, a.seq desc ${limitTo(page.limit)} offset ${place.skip}`.execute(read)
  return { seqs: rows.map(({ seq }) => seq), total }
}

async function findByResource(read: Reader, filter: AuditFilter): Promise<number[]> {
  const { rows } = await sql<{ seq: number }>`
    select a.seq from audit_log a where ${auditCondition(filter)} order by a.seq desc ${limitTo(maxExamined)}`.execute(
    read,
  )
  return rows.map(({ seq }) => seq)
}

const isNarrowed = ({ facets, range, resourceId }: AuditFilter): boolean =>
  Object.keys(facets).length > 0 || isBounded(range) || resourceId !== undefined

/** Finds rows by or about the account. A text search would be slow, because too many texts contain parts of an address. */
async function findByAddress(read: Reader, address: string, filter: AuditFilter, bounds: SeqBounds): Promise<number[]> {
  const fits = sql`a.seq between ${bounds.first} and ${bounds.last} and ${auditCondition(filter)}`
  const newest = sql`order by a.seq desc ${limitTo(maxExamined)}`
  const { rows } = await sql<{ seq: number }>`
    select seq from (select a.seq from audit_log a where a.user_email = ${address} and ${fits} ${newest}) done_by
    union select seq from (select a.seq from audit_log a
      where a.resource_id in (select id from accounts where email = ${address}) and ${fits} ${newest}) done_to
    order by seq desc ${limitTo(maxExamined)}`.execute(read)
  return rows.map(({ seq }) => seq)
}

/** Includes rows about a named booking whose text lacks its id. */
async function findByWords(read: Reader, filter: AuditFilter): Promise<number[]> {
  const bounds = await findSeqBounds(read, filter.range)
  if (!bounds) return []
  const address = readWholeAddress(filter.words.join(' '))
  const found = address === undefined ? [] : await findByAddress(read, address, filter, bounds)
  if (found.length > 0) return found
  const search = {
    fromSeq: bounds.first,
    toSeq: bounds.last,
    condition: isNarrowed(filter) ? auditCondition(filter) : undefined,
    limit: maxExamined,
  }
  const booking = await findNamedBooking(read, filter.words)
  const ways = [...waysToSpell(filter.words), ...(booking ? [[booking.code.toLowerCase()]] : [])]
  const [asTyped = [], ...others] = await Promise.all(ways.map((words) => searchAuditLog(read, { ...search, words })))
  if (booking && (filter.resourceId ?? booking.id) === booking.id)
    others.push(await findByResource(read, { ...filter, resourceId: booking.id }))
  if (others.length === 0) return asTyped
  return [...new Set([asTyped, ...others].flat())].sort((one, other) => other - one).slice(0, maxExamined)
}

async function findSeqs(read: Reader, filter: AuditFilter, page: Window): Promise<Result> {
  if (filter.words.length > 0 || filter.resourceId !== undefined) {
    const all = filter.words.length > 0 ? await findByWords(read, filter) : await findByResource(read, filter)
    return { seqs: all.slice(page.offset, page.offset + page.limit), total: all.length }
  }
  const { fromTime, toTime } = filter.range
  const plain = Object.keys(filter.facets).length === 0 && fromTime === undefined && toTime === undefined
  return (plain ? await findByPosition(read, filter, page) : undefined) ?? findByFacets(read, filter, page)
}

const selectLogs = prepareQuery((db, { seqs }: Placeholders<{ seqs: number[] }>) =>
  db
    .selectFrom('audit_log')
    .select(shownColumns)
    .select(bookingCode)
    .where(isOneOf('seq', seqs))
    .orderBy('seq', 'desc'),
)
const selectRun = prepareQuery((db, { first, last }: Placeholders<SeqBounds>) =>
  db
    .selectFrom('audit_log')
    .select(shownColumns)
    .select(bookingCode)
    .where('seq', '>=', first)
    .where('seq', '<=', last)
    .orderBy('seq', 'desc'),
)

/** Most pages are consecutive, and a range costs a quarter less. */
function selectByPlace(read: Reader, seqs: number[]): Promise<ShownRow[]> {
  // The numbers may be unsorted if the clock was set back over midnight.
  const [first, last] = [Math.min(...seqs), Math.max(...seqs)]
  return last - first === seqs.length - 1 ? selectRun(read, { first, last }) : selectLogs(read, { seqs })
}

/** Reads a page, newest first. A search covers its newest 5,000 hits. */
export async function findAuditLogs(
  read: Reader,
  filter: AuditFilter,
  page: Window,
): Promise<{ rows: ShownRow[]; total: number }> {
  const { seqs, total } = await findSeqs(read, filter, page)
  if (seqs.length === 0) return { rows: [], total }
  return { rows: await selectByPlace(read, seqs), total }
}

/** Reads a page, oldest first. */
export async function findOldestFirst(
  read: Reader,
  filter: AuditFilter,
  { offset, limit }: Window,
): Promise<{ rows: ShownRow[]; total: number }> {
  const { total } = await findSeqs(read, filter, { offset: 0, limit: 1 })
  const length = Math.min(limit, total - offset)
  if (length <= 0) return { rows: [], total }
  const { rows } = await findAuditLogs(read, filter, { offset: total - offset - length, limit: length })
  return { rows: rows.toReversed(), total }
}

const spokenId = /^[2-9a-hj-np-z]{6}$/
const storedId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type NamedBooking = { id: string; code: string }
const selectByCode = (db: Reader, { code }: { code: string }) =>
  db.selectFrom('bookings').select(['id', 'code']).where('code', '=', code).execute()
const selectById = (db: Reader, { id }: { id: string }) =>
  db.selectFrom('bookings').select(['id', 'code']).where('id', '=', id).execute()

/** Finds a booking by its short or stored id; `words` are in lower case. */
export async function findNamedBooking(read: Reader, words: readonly string[]): Promise<NamedBooking | undefined> {
  const [word = '', more] = words
  if (more !== undefined) return undefined
  if (spokenId.test(word)) return (await selectByCode(read, { code: word.toUpperCase() }))[0]
  return storedId.test(word) ? (await selectById(read, { id: word }))[0] : undefined
}
