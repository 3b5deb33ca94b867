import { isOneOf, type Reader } from '@thodu/db'
import { firstDayOf, lastDayOf, type Month, sumPay } from '../contract/payroll/pay-rules.ts'
import type { Payroll } from '../contract/payroll/payroll.schema.ts'
import { addDays, type Day, dayOfMoment, toMoment } from '../contract/time.ts'
import { emptyMonth, type OpenMonth, readOpenMonths } from './open-items.queries.ts'
import { countLines, debtOf, isOver, paymentOf, toLines } from './read-pay-book.ts'

type Span = { from: Day; to: Day }
type Row = Payroll['caretakers'][number]
type Figures = Omit<Row, 'caretaker' | 'hasRates' | 'missed' | 'daysOff'>

/** Counts the approved days off in a month, by caretaker. */
async function countDaysOff(db: Reader, { from, to }: Span): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('time_off')
    .select(['caretaker_id', 'starts_min', 'ends_min'])
    .where('status', '=', 'approved')
    .where('starts_min', '<', toMoment(addDays(to, 1), 0))
    .where('ends_min', '>', toMoment(from, 0))
    .execute()
  const days = new Map<string, Set<Day>>()
  for (const { caretaker_id: id, starts_min, ends_min } of rows) {
    const own = days.get(id) ?? new Set()
    for (let day = dayOfMoment(starts_min); day <= dayOfMoment(ends_min - 1); day = addDays(day, 1))
      if (day >= from && day <= to) own.add(day)
    days.set(id, own)
  }
  return new Map([...days].map(([id, own]) => [id, own.size]))
}

async function countMissed(db: Reader, { from, to }: Span): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('visits')
    .select(['caretaker_id', (row) => row.fn.countAll<number | string>().as('missed')])
    .where('status', '=', 'missed')
    .where('caretaker_id', 'is not', null)
    .where('starts_min', '>=', toMoment(from, 0))
    .where('starts_min', '<', toMoment(addDays(to, 2), 0))
    .where('service_day', '>=', from)
    .where('service_day', '<=', to)
    .groupBy('caretaker_id')
    .execute()
  return new Map(rows.map(({ caretaker_id, missed }) => [caretaker_id ?? '', Number(missed)]))
}

async function listClosed(db: Reader, month: Month): Promise<Map<string, Figures>> {
  const months = await db.selectFrom('pay_months').selectAll().where('month', '=', month).execute()
  const work = await db
    .selectFrom('pay_lines')
    .innerJoin('pay_months', 'pay_months.id', 'pay_lines.month_id')
    .select([
      'pay_lines.caretaker_id as id',
      'pay_lines.code',
      (row) => row.fn.countAll<number | string>().as('visits'),
      (row) => row.fn.sum<number | string>('pay_lines.minutes').as('minutes'),
    ])
    .where('pay_months.month', '=', month)
    .where('pay_lines.code', 'is not', null)
    .groupBy(['pay_lines.caretaker_id', 'pay_lines.code'])
    .execute()
  const workOf = Map.groupBy(work, ({ id }) => id)
  return new Map(
    months.map((row) => {
      const { caretaker_id: id, carried, earned, advances, adjustments, due } = row
      const state = row.paid_at === null ? 'closed' : 'paid'
      const sums = { carried, earned, advances, adjustments, due }
      const own = workOf.get(id) ?? []
      const given = { D: 0, N: 0, L: 0, S: 0, ...Object.fromEntries(own.map((one) => [one.code, Number(one.visits)])) }
      const minutes = own.reduce((sum, one) => sum + Number(one.minutes), 0)
      const counts = { given, minutes, unconfirmed: 0, unpriced: 0 }
      return [id, { month, state, ...sums, ...counts, payment: paymentOf(row) }]
    }),
  )
}

function toFigures(open: OpenMonth, month: Month): Figures {
  const lines = toLines(open)
  return {
    month,
    state: 'open',
    ...countLines(lines),
    ...sumPay(lines, debtOf(open, month)),
    unconfirmed: open.unconfirmed.length,
    unpriced: open.unpriced.length,
    payment: null,
  }
}

const isEmpty = ({ visits, entries, unpriced, unconfirmed }: OpenMonth): boolean =>
  [visits, entries, unpriced, unconfirmed].every((items) => items.length === 0)

/** Lists work and pay of a month, a row for each caretaker, by name (rules PAY-5, OFF-36). */
export async function listPayroll(db: Reader, month: Month, now: Date): Promise<Payroll> {
  const span = { from: firstDayOf(month), to: lastDayOf(month) }
  const open = await readOpenMonths(db, month)
  const closed = await listClosed(db, month)
  const missed = await countMissed(db, span)
  const daysOff = await countDaysOff(db, span)
  const working = [...open].flatMap(([id, found]) => (isEmpty(found) && debtOf(found, month) === 0 ? [] : [id]))
  const ids = [...new Set([...working, ...closed.keys(), ...missed.keys(), ...daysOff.keys()])]
  const people = await db
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where(isOneOf('id', ids))
    .orderBy('name')
    .orderBy('id')
    .execute()
  // Equal names, such as those of removed accounts, get the end of their id.
  const nameOf = ({ id, name }: { id: string; name: string }): string =>
    people.some((other) => other.name === name && other.id !== id) ? `${name} (${id.slice(-4)})` : name
  return {
    month,
    isOver: isOver(month, now),
    caretakers: people.map((person) => {
      const own = open.get(person.id) ?? emptyMonth()
      return {
        caretaker: { _id: person.id, name: nameOf(person) },
        hasRates: own.rates.length > 0,
        ...(closed.get(person.id) ?? toFigures(own, month)),
        missed: missed.get(person.id) ?? 0,
        daysOff: daysOff.get(person.id) ?? 0,
      }
    }),
  }
}
