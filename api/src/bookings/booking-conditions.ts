import {
  findBookingsWith,
  includesText,
  isOneOf,
  jsonText,
  type Placeholder,
  type Placeholders,
  type Tables,
  toLowerCase,
  withoutIndex,
} from '@thodu/db'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { type BookingStatus, bindingStatuses } from '../contract/care/booking-status.ts'
import { dayMs, startOfDayInCity } from '../contract/time.ts'
import { isLong, maxSearched, type Plan, type PlanShape, type Selection } from './choose-plan.ts'

type Builder = ExpressionBuilder<Tables, 'bookings'>
type Condition = Expression<SqlBool>

const startOf = (day: string, plusDays = 0): string => new Date(startOfDayInCity(day) + plusDays * dayMs).toISOString()

export type ConditionValues = {
  holder?: string | undefined
  code?: string | undefined
  phone?: string | undefined
  /** `search_text` contains the number with its country code. */
  phoneDigits?: string | undefined
  phoneLimit?: number | undefined
  notAbroad?: string | undefined
  email?: string | undefined
  id?: string[] | undefined
  status?: BookingStatus | undefined
  serviceType?: string | undefined
  assigned?: 0 | 1 | undefined
  fromTime?: string | undefined
  toTime?: string | undefined
  /** A search reads this many of the newest bookings. */
  maxSearched?: number | undefined
  /** Words that the query searches in the index. */
  [term: `term${number}`]: string
  /** Words that the query searches in the texts. */
  [word: `word${number}`]: string
}

/** Assigns search words to the index or the texts. @returns the values to compare */
export function bind(selection: Selection, plan: Plan): ConditionValues {
  const { owner, caretaker, code, phone, notAbroad, email, status, serviceType, assigned, from, to, id } = selection
  const { words, searchIndex } = plan
  const long = searchIndex ? words.filter(isLong) : []
  const inText = words.filter((word) => !long.includes(word))
  return {
    holder: owner ?? caretaker,
    code,
    phone,
    phoneDigits: phone === undefined ? undefined : `91${phone}`,
    notAbroad,
    phoneLimit: phone === undefined ? undefined : maxSearched,
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

export const isOpen = sql<SqlBool>`bookings.status in (${sql.join(bindingStatuses.map((status) => sql.lit(status)))})`
/** A caretaker finds people by open bookings only, as the list hides the others (rule CARE-5). */
const textForCaretakers = sql<string>`case when ${isOpen} then bookings.search_text
  else ${toLowerCase(sql<string>`bookings.code || ' ' || bookings.service_name || ' ' || bookings.package_name`)} end`

function searchConditions(eb: Builder, bound: Placeholders<ConditionValues>, byCaretaker: boolean): Condition[] {
  const searched = byCaretaker ? textForCaretakers : 'bookings.search_text'
  const named = (prefix: 'term' | 'word') =>
    Object.entries(bound)
      .filter(([name]) => name.startsWith(prefix))
      .map(([, word]) => word as Placeholder<string>)
  const inText = named('word').map((word) => includesText(searched, word))
  const [terms, { maxSearched: limit }] = [named('term'), bound]
  if (limit === undefined) return inText
  const newest =
    terms.length === 0
      ? eb.selectFrom('bookings').select('seq').orderBy('seq', 'desc').limit(limit)
      : findBookingsWith(terms, limit)
  return [eb('bookings.seq', 'in', newest), ...inText]
}

/** The column contains ten digits of any country, so numbers with a foreign country code are excluded here. */
const isIndian = (column: string, name: string) =>
  sql<SqlBool>`(${jsonText(column, name)} not like '%+%' or ${jsonText(column, name)} like '%+91%')`

/** Excludes texts in which the ten digits follow a foreign country code only. */
function holdsNoNumberAbroad(ten: Placeholder<string>): Condition {
  const [anyCode, indian] = [['', '_', '__', '___'], '91'].map(
    (codes) =>
      sql<SqlBool>`(${sql.join(
        [codes].flat().map((code) => sql`bookings.search_text like ${sql.lit(`%+${code}`)} || ${ten} || '%'`),
        sql` or `,
      )})`,
  )
  return sql<SqlBool>`(not ${anyCode} or ${indian})`
}

/** An index covers open requests only. */
const bookingsToAnswer = (eb: Builder) =>
  eb.selectFrom('change_requests').select('booking_id').where('closed_at', 'is', null)

/** Finds open bookings of families that neither answered the privacy notice nor got a message about it (rule PRIV-C3). */
const bookingsToTell = (eb: Builder) =>
  eb
    .selectFrom('bookings as untold')
    .select('untold.id')
    .where('untold.status', 'in', bindingStatuses)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('consents')
            .select('consents.id')
            .whereRef('consents.account_id', '=', 'untold.user_id')
            .where('consents.purpose', '=', 'care'),
        ),
      ),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('bookings as any_of_hers')
            .innerJoin('communications', 'communications.booking_id', 'any_of_hers.id')
            .select('communications.id')
            .whereRef('any_of_hers.user_id', '=', 'untold.user_id')
            .where('communications.template', '=', 'notice')
            .where('communications.state', 'in', ['sent', 'delivered']),
        ),
      ),
    )

/** Creates the conditions in an order that matches the plan's index. */
export function conditions(
  eb: Builder,
  bound: Placeholders<ConditionValues>,
  { walkOrder, searchIndex, byCaretaker, changeAsked, noticeOwed }: PlanShape,
): Condition[] {
  const {
    holder,
    code,
    phone,
    phoneDigits,
    phoneLimit,
    notAbroad,
    email,
    id,
    status,
    serviceType,
    assigned,
    fromTime,
    toTime,
  } = bound
  // A person or a search matches fewer bookings than a status or service, whose index must not be used then.
  const isFree =
    walkOrder ||
    searchIndex ||
    changeAsked ||
    noticeOwed ||
    [holder, code, phone, email, id].some((value) => value !== undefined)
  const column = <Value>(name: 'status' | 'service_type' | 'created_at') =>
    isFree ? withoutIndex<Value>(`bookings.${name}`) : eb.ref(`bookings.${name}`)
  const found: Condition[] = searchConditions(eb, bound, byCaretaker)
  if (byCaretaker && (phone !== undefined || email !== undefined)) found.push(isOpen)
  if (phone !== undefined && phoneDigits !== undefined && phoneLimit !== undefined)
    found.push(
      eb.or([
        eb.and([eb('bookings.customer_phone', '=', phone), isIndian('bookings.user_info', 'phone')]),
        eb.and([eb('bookings.emergency_phone', '=', phone), isIndian('bookings.patient_details', 'emergencyPhone')]),
        eb('bookings.seq', 'in', findBookingsWith([phoneDigits], phoneLimit)),
      ]),
    )
  if (code !== undefined) found.push(eb('bookings.code', '=', code))
  if (notAbroad !== undefined) found.push(holdsNoNumberAbroad(notAbroad))
  if (email !== undefined) found.push(eb('bookings.customer_email', '=', email))
  if (holder !== undefined) found.push(eb('bookings.assigned_caregiver_id', '=', holder))
  if (changeAsked) found.push(eb('bookings.id', 'in', bookingsToAnswer(eb)))
  if (noticeOwed) found.push(eb('bookings.id', 'in', bookingsToTell(eb)))
  if (id !== undefined) found.push(isOneOf('bookings.id', id))
  if (status !== undefined) found.push(eb(column('status'), '=', status))
  if (serviceType !== undefined) found.push(eb(column('service_type'), '=', serviceType))
  if (assigned !== undefined) found.push(eb('bookings.is_assigned', '=', assigned))
  if (fromTime !== undefined) found.push(eb(column('created_at'), '>=', fromTime))
  if (toTime !== undefined) found.push(eb(column('created_at'), '<', toTime))
  return found
}
