import {
  findBookingsWith,
  includesText,
  isOneOf,
  type Reader,
  shortestSearchTerm,
  type Tables,
  toLatin,
} from '@thodu/db'
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { readBookingCode } from '../contract/bookings/rules/booking-code.ts'
import { addDays, dayInCity, startOfDayInCity, toMoment } from '../contract/time.ts'
import { visitStatuses } from '../contract/visits/visit-parts.ts'
import type { MessageTemplate } from '../contract/whatsapp/whatsapp.schema.ts'
import { searchText } from '../contract/wire/free-text.ts'
import { givenDay } from '../contract/wire/wire-parts.ts'
import { z } from '../contract/wire/zod.ts'
import { matchesPerson, readPage } from '../http/lists/list-page.ts'
import { hasRestricted, openRows } from '../http/lists/restricted.ts'
import type { ListRequest } from '../http/lists/simple-rest.ts'
import { type ListedVisit, visitColumns } from './visits.queries.ts'

/** Filters of GET /admin/visits (rule VISIT-17). Days are days of the city, inclusive. */
export const visitFilter = z.strictObject({
  from: givenDay.optional(),
  to: givenDay.optional(),
  day: z.literal('tomorrow').optional(),
  /** Whether the family was informed today about tomorrow's visit (rule CALL-11). */
  told: z.boolean().optional(),
  caretaker: z.string().max(64).optional(),
  booking: z.string().max(64).optional(),
  status: z.enum(visitStatuses).optional(),
  open: z.boolean().optional(),
  unproved: z.boolean().optional(),
  /** Whether it has an open complaint. */
  remark: z.boolean().optional(),
  /** Whether it has an open incident. */
  trouble: z.boolean().optional(),
  q: searchText.optional(),
  id: z.array(z.string().max(64)).min(1).max(100).optional(),
})
const columns = { startsAt: ['visits.starts_min'], _id: ['visits.id'] } as const
export const visitSorts = ['startsAt', '_id'] as const
type VisitList = ListRequest<(typeof visitSorts)[number], z.output<typeof visitFilter>>

/** A search reads this many of the newest matching bookings. */
const mostSearched = 2_500

/** SQLite uses the partial index, which is older than door codes, only for exactly this condition. */
export const isUnproved = sql<SqlBool>`visits.status = 'done' and (visits.start_proof = 'none'
  or (visits.end_proof = 'none' and coalesce(visits.start_proof, '') <> 'family'))
  and coalesce(visits.start_proof, '') <> 'code'`
const hasNoProof = sql<SqlBool>`(visits.status = 'done' and (coalesce(visits.start_proof, '') = 'none'
  or (coalesce(visits.end_proof, '') = 'none' and coalesce(visits.start_proof, '') not in ('family', 'code'))))`

/** Finds caretakers by part of a name, email address or number; most searches find none. */
const findCaretakers = async (db: Reader, q: string): Promise<string[]> => {
  const people = db.selectFrom('accounts').select('id').where('role', '=', 'caretaker').where('removed_at', 'is', null)
  return (await people.where(matchesPerson(q)).execute()).map(({ id }) => id)
}

async function findBookings(db: Reader, q: string): Promise<string[]> {
  const words = toLatin(readBookingCode(q) ?? q)
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
  const long = words.filter((word) => [...word].length >= shortestSearchTerm)
  const newest =
    long.length === 0
      ? db.selectFrom('bookings').select('seq').orderBy('seq', 'desc').limit(mostSearched)
      : findBookingsWith(long, mostSearched)
  const short = words.filter((word) => !long.includes(word)).map((word) => includesText('bookings.search_text', word))
  const found = db
    .selectFrom('bookings')
    .select('id')
    .where((where) => where.and([where('seq', 'in', newest), ...short]))
  return (await found.execute()).map(({ id }) => id)
}

/** Whether its sender recorded today's message about tomorrow's visit as sent (rules CALL-8, CALL-11). */
const isTold = ({ exists, selectFrom }: ExpressionBuilder<Tables, 'visits'>, now: Date) =>
  exists(
    selectFrom('communications')
      .select('communications.id')
      .whereRef('communications.booking_id', '=', 'visits.booking_id')
      .where('communications.created_at', '>=', new Date(startOfDayInCity(dayInCity(now))).toISOString())
      .where('communications.template', '=', 'visitTomorrow' satisfies MessageTemplate)
      .where('communications.state', 'in', ['sent', 'delivered']),
  )

const hasOpenIncident = ({ exists, selectFrom }: ExpressionBuilder<Tables, 'visits'>) =>
  exists(
    selectFrom('visit_troubles')
      .select('visit_troubles.id')
      .whereRef('visit_troubles.visit_id', '=', 'visits.id')
      .where('visit_troubles.closed_at', 'is', null),
  )

/** Lists a page of visits with the total (rules VISIT-17, API-5). */
export async function listVisits(
  db: Reader,
  { filter, ...page }: VisitList,
  now: Date,
): Promise<{ rows: ListedVisit[]; total: number }> {
  const { day, told, caretaker, booking, status, open, unproved, remark, trouble, q, id } = filter
  const tomorrow = day && addDays(dayInCity(now), 1)
  const { from = tomorrow, to = tomorrow } = filter
  let matching = db.selectFrom((await hasRestricted(db)) ? openRows.visits : 'visits')
  if (from !== undefined) matching = matching.where('visits.starts_min', '>=', toMoment(from, 0))
  if (to !== undefined) matching = matching.where('visits.starts_min', '<', toMoment(addDays(to, 1), 0))
  if (caretaker !== undefined) matching = matching.where('visits.caretaker_id', '=', caretaker)
  if (booking !== undefined) matching = matching.where('visits.booking_id', '=', booking)
  if (status !== undefined) matching = matching.where('visits.status', '=', status)
  if (open !== undefined)
    matching = matching.where((eb) => {
      const isOpen = eb.and([eb('visits.status', '=', 'planned'), eb('visits.caretaker_id', 'is', null)])
      return open ? isOpen : eb.not(isOpen)
    })
  if (unproved !== undefined) matching = matching.where(unproved ? isUnproved : sql<SqlBool>`not ${hasNoProof}`)
  if (remark !== undefined)
    matching = matching.where((eb) => {
      const isOpen = eb.and([eb('visits.remark_at', 'is not', null), eb('visits.remark_closed_at', 'is', null)])
      return remark ? isOpen : eb.not(isOpen)
    })
  if (trouble !== undefined)
    matching = matching.where((eb) => (trouble ? hasOpenIncident(eb) : eb.not(hasOpenIncident(eb))))
  if (told !== undefined) matching = matching.where((eb) => (told ? isTold(eb, now) : eb.not(isTold(eb, now))))
  if (id !== undefined) matching = matching.where('visits.id', 'in', id)
  const order = { columns, id: 'visits.id' }
  if (!q) return readPage(matching, (query) => query.select(visitColumns), page, order)
  // One search serves page and total. Without a matching caretaker one index suffices.
  const [bookings, caretakers] = [await findBookings(db, q), await findCaretakers(db, q)]
  const isOfBooking = isOneOf('visits.booking_id', bookings)
  const found = matching.where(({ or }) =>
    caretakers.length === 0 ? isOfBooking : or([isOfBooking, isOneOf('visits.caretaker_id', caretakers)]),
  )
  // A name matches thousands of visits, so the database sorts ids and reads only the page.
  const { rows, total } = await readPage(found, (query) => query.select('visits.id'), page, order)
  const ids = rows.map((row) => row.id)
  const visits = await db.selectFrom('visits').select(visitColumns).where(isOneOf('id', ids)).execute()
  const byId = new Map(visits.map((visit) => [visit.id, visit]))
  return { rows: ids.map((one) => byId.get(one)).filter((visit) => visit !== undefined), total }
}
