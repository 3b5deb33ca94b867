import { includesText, type Reader, toLatin } from '@thodu/db'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { readBookingCode } from '../contract/bookings/rules/booking-code.ts'
import { cleanCode } from '../contract/clean-text.ts'
import type { MoneyRow } from '../contract/money/money.schema.ts'
import { moneyStates } from '../contract/money/money.schema.ts'
import { addDays, type Day, dayInCity } from '../contract/time.ts'
import { searchText } from '../contract/wire/free-text.ts'
import { z } from '../contract/wire/zod.ts'
import type { Deps } from '../http/environment.ts'
import { readPage } from '../http/lists/list-page.ts'
import { isOpenFamily } from '../http/lists/restricted.ts'
import type { ListRequest } from '../http/lists/simple-rest.ts'
import { findBalance } from './charges/balance.ts'
import { isOpenPayment, toPayment } from './payment-wire.ts'

export const moneyFilter = z.strictObject({
  state: z.enum(moneyStates).optional(),
  q: searchText.optional(),
})
export const moneySorts = ['balance', '_id'] as const
type MoneyList = ListRequest<(typeof moneySorts)[number], z.output<typeof moneyFilter>>

/** Care with this many paid days ends soon. */
const soonDays = 3

/** Bookings with their balance (rule MON-3) and newest terms. */
const standings = (db: Reader) =>
  db
    .selectFrom('bookings')
    .innerJoin('care_terms', 'care_terms.booking_id', 'bookings.id')
    .where(
      'care_terms.version',
      '=',
      sql<number>`(select max(newest.version) from care_terms as newest where newest.booking_id = bookings.id)`,
    )
    .where(isOpenFamily('bookings.user_id'))
    .select(['bookings.id', 'bookings.search_text', 'care_terms.price', 'care_terms.parts'])
    .select(
      sql<number>`cast(
        coalesce((select sum(case direction when 'in' then received else -received end) from payments
          where payments.booking_id = bookings.id and payments.status = 'confirmed'), 0)
        - coalesce((select sum(charge_amount) from visits where visits.booking_id = bookings.id and charge = 'due'), 0)
        + coalesce((select sum(amount) from money_adjustments where money_adjustments.booking_id = bookings.id), 0)
        as integer)`.as('balance'),
    )

const hasPayment = (direction: 'in' | 'out', status: 'asked' | 'claimed') =>
  sql<SqlBool>`exists (select 1 from payments where payments.booking_id = standing.id
    and payments.direction = ${sql.lit(direction)} and payments.status = ${sql.lit(status)})`

/** Whether visits of the next days cost more than the balance. This is an estimate; `findBalance` computes it exactly. */
const isSoon = (today: Day) =>
  sql<SqlBool>`standing.balance >= 0 and standing.balance * standing.parts < standing.price * (
    select count(*) from visits where visits.booking_id = standing.id and visits.status in ('planned', 'started')
      and visits.charge = 'due' and visits.charge_no is null
      and visits.service_day <= ${addDays(today, soonDays)})`

type State = (typeof moneyStates)[number]
type Condition = (today: Day) => RawBuilder<SqlBool>
const waiting: Readonly<Record<Exclude<State, 'waits' | 'even'>, Condition>> = {
  behind: () => sql`standing.balance < 0`,
  soon: isSoon,
  claimed: () => hasPayment('in', 'claimed'),
  refund: () => hasPayment('out', 'asked'),
}
const conditions: Readonly<Record<State, Condition>> = {
  ...waiting,
  waits: (today) =>
    sql<SqlBool>`(${sql.join(
      Object.values(waiting).map((isSo) => sql`(${isSo(today)})`),
      sql` or `,
    )})`,
  even: () => sql`standing.balance = 0`,
}

/** Matches words of the booking, or a whole reference or UTR of a payment. */
function matches(q: string): RawBuilder<SqlBool> {
  const bare = cleanCode(q).toUpperCase()
  const words = toLatin(readBookingCode(q) ?? q)
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
  const inBooking = sql.join(
    words.map((word) => includesText('standing.search_text', word)),
    sql` and `,
  )
  return sql<SqlBool>`((${inBooking}) or exists (select 1 from payments where payments.booking_id = standing.id
    and (payments.reference = ${bare} or payments.utr = ${bare})))`
}

async function readRow(db: Reader, { config }: Deps, id: string): Promise<MoneyRow> {
  const booking = await db
    .selectFrom('bookings')
    .innerJoin('accounts', 'accounts.id', 'bookings.user_id')
    .select(['bookings.code', 'bookings.status', 'bookings.patient_name'])
    .select(['accounts.name', 'accounts.phone', 'accounts.language'])
    .where('bookings.id', '=', id)
    .executeTakeFirstOrThrow()
  const { balance, paidUntil, visitsAhead } = await findBalance(db, id)
  const payments = await db
    .selectFrom('payments')
    .selectAll()
    .where('booking_id', '=', id)
    .where('status', 'in', ['asked', 'claimed'])
    .orderBy('number', 'desc')
    .execute()
  const wire = payments.map((row) => toPayment(row, config, booking.language ?? 'en'))
  return {
    _id: id,
    bookingId: booking.code,
    status: booking.status,
    patientName: booking.patient_name,
    family: { name: booking.name, phone: booking.phone },
    balance,
    paidUntil,
    visitsAhead,
    request: wire.find(isOpenPayment) ?? null,
    refund: wire.find(({ direction }) => direction === 'out') ?? null,
  }
}

/** Lists a page of families and their money: overdue, claims, refunds, ending soon (rule MON-14). */
export async function listMoney(db: Reader, deps: Deps, { filter, ...page }: MoneyList) {
  const today = dayInCity(deps.now())
  let matching = db.selectFrom(standings(db).as('standing'))
  if (filter.state !== undefined) matching = matching.where(conditions[filter.state](today))
  if (filter.q) matching = matching.where(matches(filter.q))
  const columns = { balance: ['standing.balance'], _id: ['standing.id'] } as const
  const { rows, total } = await readPage(matching, (query) => query.select('standing.id'), page, {
    columns,
    id: 'standing.id',
  })
  return { rows: await Promise.all(rows.map(({ id }) => readRow(db, deps, id))), total }
}
