import type { PayMonthRow, Reader } from '@thodu/db'
import { lastDayOf, type Month, type Rates, sumPay } from '../contract/payroll/pay-rules.ts'
import type { OfficePayBook, PayBook, PayClosing, PayLine } from '../contract/payroll/payroll.schema.ts'
import { dayInCity } from '../contract/time.ts'
import { notFound } from '../http/errors/api-error.ts'
import { emptyMonth, type OpenMonth, readOpenMonths } from './open-items.queries.ts'
import { findOpenedSlip } from './slip-log.ts'

export const monthOrNow = (month: Month | undefined, now: Date): Month => month ?? dayInCity(now).slice(0, 7)
export const isOver = (month: Month, now: Date): boolean => dayInCity(now) > lastDayOf(month)

/** Finds a caretaker, also one whose account was removed, because their pay may be due. @throws ApiError 404 */
export async function findCaretaker(db: Reader, id: string) {
  const found = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'phone', 'language'])
    .where('id', '=', id)
    .where('role', '=', 'caretaker')
    .executeTakeFirst()
  if (!found) throw notFound()
  return found
}

export const findPayMonth = (db: Reader, caretaker: string, month: Month): Promise<PayMonthRow | undefined> =>
  db
    .selectFrom('pay_months')
    .selectAll()
    .where('caretaker_id', '=', caretaker)
    .where('month', '=', month)
    .executeTakeFirst()

/** Lists the lines of a closed month. Names of kinds and reasons come from the entries, which never change. */
async function listClosedLines(db: Reader, monthId: string): Promise<PayLine[]> {
  const rows = await db
    .selectFrom('pay_lines')
    .leftJoin('pay_entries', 'pay_entries.id', 'pay_lines.entry_id')
    .select([
      'pay_lines.visit_id',
      'pay_lines.entry_id',
      'pay_lines.day',
      'pay_lines.code',
      'pay_lines.minutes',
      'pay_lines.amount',
      'pay_entries.kind',
      'pay_entries.reason',
      'pay_entries.corrects',
    ])
    .where('pay_lines.month_id', '=', monthId)
    .orderBy('pay_lines.day')
    .orderBy('pay_lines.id')
    .execute()
  return rows.map(({ visit_id, entry_id, kind, ...row }) => ({
    ...row,
    _id: visit_id ?? entry_id ?? '',
    kind: kind ?? 'visit',
  }))
}

export const toLines = ({ visits, entries }: OpenMonth): PayLine[] => [
  ...visits.map((visit) => ({ ...visit, kind: 'visit' as const, reason: null, corrects: null })),
  ...entries.map((entry) => ({ ...entry, code: null, minutes: null })),
]

export const paymentOf = ({ method, reference, paid_on: paidOn }: PayMonthRow): PayBook['payment'] =>
  method === null || paidOn === null ? null : { method, reference, paidOn }

export function countLines(lines: readonly PayLine[]): Pick<PayBook, 'given' | 'minutes'> {
  const given = { D: 0, N: 0, L: 0, S: 0 }
  for (const { code } of lines) if (code !== null) given[code] += 1
  return { given, minutes: lines.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0) }
}

const toOpenVisits = (visits: OpenMonth['unconfirmed']) => visits.map(({ _id, day, code }) => ({ _id, day, code }))

/** The debt of the last closed month, which belongs to the first open month with visits or entries. */
export const debtOf = ({ lastClosed, hasEarlier }: OpenMonth, month: Month): number =>
  lastClosed === undefined || lastClosed.month >= month || hasEarlier ? 0 : Math.min(0, lastClosed.due)

const rateAt = (rates: readonly Rates[], month: Month) => rates.find(({ from }) => from <= lastDayOf(month)) ?? null

/** A caretaker's month, closed or worked out at this moment, with what the commands need to know of it. */
async function readMonth(db: Reader, caretaker: string, month: Month) {
  const row = await findPayMonth(db, caretaker, month)
  const open = (await readOpenMonths(db, month, caretaker)).get(caretaker) ?? emptyMonth()
  const lines = row ? await listClosedLines(db, row.id) : toLines(open)
  const { carried, earned, advances, adjustments, due } = row ?? sumPay(lines, debtOf(open, month))
  const book: PayBook = {
    month,
    state: row === undefined ? 'open' : row.paid_at === null ? 'closed' : 'paid',
    ...countLines(lines),
    ...{ carried, earned, advances, adjustments, due },
    lines,
    unconfirmed: row ? [] : toOpenVisits(open.unconfirmed),
    rates: rateAt(open.rates, month),
    payment: row ? paymentOf(row) : null,
    closedAt: row?.closed_at ?? null,
  }
  return { row, open, book }
}

/** Reads a caretaker's own month (rule PAY-9). */
export const readPayBook = async (db: Reader, caretaker: string, month: Month): Promise<PayBook> =>
  (await readMonth(db, caretaker, month)).book

type ReadMonth = Awaited<ReturnType<typeof readMonth>>
/** Finds why a month cannot be closed (rule PAY-5). */
function closingOf({ row, open, book }: ReadMonth, now: Date): PayClosing {
  if (row) return 'done'
  if (!isOver(book.month, now)) return 'not_over'
  if (open.lastClosed !== undefined && open.lastClosed.month > book.month) return 'later_closed'
  if (open.hasEarlier) return 'earlier_open'
  if (open.unpriced.length > 0) return 'no_rate'
  return book.lines.length === 0 ? 'nothing' : 'possible'
}

/** Reads a caretaker's month for the office (rule PAY-5). @throws ApiError 404 */
export async function readOfficePayBook(
  db: Reader,
  { caretaker: id, month, now }: { caretaker: string; month: Month; now: Date },
): Promise<OfficePayBook> {
  const { name } = await findCaretaker(db, id)
  const found = await readMonth(db, id, month)
  const closed = await db
    .selectFrom('pay_months')
    .select('month')
    .where('caretaker_id', '=', id)
    .orderBy('month', 'desc')
    .execute()
  return {
    ...found.book,
    caretaker: { _id: id, name },
    unpriced: found.row ? [] : toOpenVisits(found.open.unpriced),
    history: found.open.rates,
    closing: closingOf(found, now),
    closedMonths: closed.map((row) => row.month),
    slipOpened: await findOpenedSlip(db, id, month),
  }
}
