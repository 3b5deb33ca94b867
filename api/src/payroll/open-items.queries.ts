import type { Reader } from '@thodu/db'
import {
  type EntryKind,
  firstDayOf,
  lastDayOf,
  type Month,
  monthBefore,
  monthThatPays,
  payOfVisit,
  type Rates,
  type ShiftOfPay,
} from '../contract/payroll/pay-rules.ts'
import { addDays, type Day, toMoment } from '../contract/time.ts'
import { isProved } from '../visits/schedule/visit-need.ts'

/** A visit that is confirmed later than this many days after its month is not in the book (rule PAY-6). */
const lateDays = 366

export type OpenVisit = { _id: string; day: Day; code: ShiftOfPay; minutes: number }
export type PaidVisit = OpenVisit & { amount: number }
export type OpenEntry = {
  _id: string
  kind: EntryKind
  day: Day
  amount: number
  reason: string
  corrects: Month | null
}
/** The visits, entries and rates of one caretaker's open month. */
export type OpenMonth = {
  rates: Rates[]
  lastClosed: { month: Month; due: number } | undefined
  visits: PaidVisit[]
  entries: OpenEntry[]
  unpriced: OpenVisit[]
  unconfirmed: OpenVisit[]
  /** Whether an earlier month has visits or entries and is not closed. */
  hasEarlier: boolean
}

async function listRates(db: Reader, caretaker: string | undefined) {
  const found = db.selectFrom('pay_rates').selectAll().orderBy('from_day', 'desc')
  const rows = await (caretaker === undefined ? found : found.where('caretaker_id', '=', caretaker)).execute()
  const rates = new Map<string, Rates[]>()
  for (const { caretaker_id: id, from_day: from, day, night, live_in: liveIn, session } of rows)
    rates.set(id, [...(rates.get(id) ?? []), { from, day, night, liveIn, session }])
  return rates
}

async function listLastClosed(db: Reader, caretaker: string | undefined) {
  const found = db
    .selectFrom('pay_months')
    .select(['caretaker_id', 'month', 'due'])
    .where(({ eb, ref, selectFrom }) =>
      eb(
        'month',
        '=',
        selectFrom('pay_months as all_months')
          .select((row) => row.fn.max('all_months.month').as('last'))
          .where('all_months.caretaker_id', '=', ref('pay_months.caretaker_id')),
      ),
    )
  const rows = await (caretaker === undefined ? found : found.where('caretaker_id', '=', caretaker)).execute()
  return new Map(rows.map(({ caretaker_id, month, due }) => [caretaker_id, { month, due }]))
}

/** For all caretakers the earlier visits are read only where the month before is closed: others belong to that month. */
async function listVisits(db: Reader, month: Month, caretaker: string | undefined) {
  const [first, last] = [firstDayOf(month), lastDayOf(month)]
  const earliest = addDays(first, -lateDays)
  const found = db
    .selectFrom('visits')
    .select([
      'visits.id',
      'visits.caretaker_id',
      'visits.service_day',
      'visits.code',
      'visits.started_min',
      'visits.ended_min',
      'visits.start_proof',
      'visits.end_proof',
    ])
    .where('visits.status', '=', 'done')
    // A night visit may begin on the day after its service day. The index is on the start.
    .where('visits.starts_min', '>=', toMoment(earliest, 0))
    .where('visits.starts_min', '<', toMoment(addDays(last, 2), 0))
    .where('visits.service_day', '>=', earliest)
    .where('visits.service_day', '<=', last)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('pay_lines').select('pay_lines.id').whereRef('pay_lines.visit_id', '=', 'visits.id'))),
    )
    .orderBy('visits.starts_min')
    .orderBy('visits.id')
  return (
    caretaker === undefined
      ? found
          .where('visits.caretaker_id', 'is not', null)
          .where(({ eb, or, exists, selectFrom }) =>
            or([
              eb('visits.service_day', '>=', first),
              exists(
                selectFrom('pay_months')
                  .select('pay_months.id')
                  .whereRef('pay_months.caretaker_id', '=', 'visits.caretaker_id')
                  .where('pay_months.month', '=', monthBefore(month)),
              ),
            ]),
          )
      : found.where('visits.caretaker_id', '=', caretaker)
  ).execute()
}

async function listEntries(db: Reader, month: Month, caretaker: string | undefined) {
  const found = db
    .selectFrom('pay_entries')
    .select(['id', 'caretaker_id', 'kind', 'day', 'amount', 'reason', 'corrects'])
    .where('day', '<=', lastDayOf(month))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('pay_lines').select('pay_lines.id').whereRef('pay_lines.entry_id', '=', 'pay_entries.id'))),
    )
    .orderBy('day')
    .orderBy('id')
  return (caretaker === undefined ? found : found.where('caretaker_id', '=', caretaker)).execute()
}

export const emptyMonth = (rates: Rates[] = [], lastClosed?: OpenMonth['lastClosed']): OpenMonth => ({
  rates,
  lastClosed,
  visits: [],
  entries: [],
  unpriced: [],
  unconfirmed: [],
  hasEarlier: false,
})

/**
 * Works out an open month from visits and entries that no closed month contains (rules PAY-5, PAY-6).
 * @param caretaker all caretakers if undefined; then `hasEarlier` is not known
 * @returns by caretaker; one without visits, entries and rates is missing
 */
export async function readOpenMonths(db: Reader, month: Month, caretaker?: string): Promise<Map<string, OpenMonth>> {
  const rates = await listRates(db, caretaker)
  const closed = await listLastClosed(db, caretaker)
  const months = new Map<string, OpenMonth>()
  const monthFor = (id: string): OpenMonth => {
    const found = months.get(id) ?? emptyMonth(rates.get(id) ?? [], closed.get(id))
    months.set(id, found)
    return found
  }
  for (const id of [...rates.keys(), ...closed.keys()]) monthFor(id)
  for (const row of await listVisits(db, month, caretaker)) {
    const found = monthFor(row.caretaker_id ?? '')
    const { id: _id, service_day: day, code } = row
    const pays = monthThatPays(day, found.lastClosed?.month)
    const visit = { _id, day, code, minutes: (row.ended_min ?? 0) - (row.started_min ?? 0) }
    const amount = payOfVisit(visit, found.rates)
    // Without any rates the office sees which visits need them.
    if (pays > month || (amount === 'before' && found.rates.length > 0)) continue
    const confirmed = isProved(row)
    if (pays < month) found.hasEarlier ||= confirmed
    else if (!confirmed) found.unconfirmed.push(visit)
    else if (typeof amount === 'number') found.visits.push({ ...visit, amount })
    else found.unpriced.push(visit)
  }
  for (const { id: _id, caretaker_id, ...entry } of await listEntries(db, month, caretaker)) {
    const found = monthFor(caretaker_id)
    const pays = monthThatPays(entry.day, found.lastClosed?.month)
    if (pays < month) found.hasEarlier = true
    else if (pays === month) found.entries.push({ _id, ...entry })
  }
  return months
}
