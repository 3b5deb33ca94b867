import { type IssuedDocumentRow, type PaymentRow, type Reader, readJson } from '@thodu/db'
import { readStanding } from '../charges/balance.ts'
import type { Money, MoneyDocument } from '../contract/money/money.schema.ts'
import { suggestAmount } from '../contract/money/money-rules.ts'
import type { Language } from '../contract/people/languages.ts'
import { addDays, type Day, dayInCity } from '../contract/time.ts'
import type { Deps } from '../http/environment.ts'
import { toPayment } from './payment-wire.ts'

type Config = Pick<Deps['config'], 'publicUrl' | 'secret' | 'payments'>

const toIssued = ({ id, label, series, total, issued_at }: IssuedDocumentRow) => ({
  _id: id,
  label,
  series,
  total,
  issuedAt: issued_at,
})
export const toMoneyDocument = (row: IssuedDocumentRow): MoneyDocument => ({
  ...toIssued(row),
  content: row.content === '' ? null : readJson<NonNullable<MoneyDocument['content']>>(row.content),
})

const daysOfPage = 31

/** What visits took and what was changed by hand, in the days of one page, newest first. */
async function readLines(db: Reader, bookingId: string, until: Day): Promise<Pick<Money, 'lines' | 'olderUntil'>> {
  const after = addDays(until, -daysOfPage)
  const visits = await db
    .selectFrom('visits')
    .select(['service_day', 'status', 'charge_amount', 'charge', 'starts_min'])
    .where('booking_id', '=', bookingId)
    .where('charge_no', 'is not', null)
    .where('charge', '<>', 'none')
    .where('service_day', '<=', until)
    .orderBy('starts_min', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const adjustments = await db
    .selectFrom('money_adjustments')
    .select(['day', 'kind', 'amount'])
    .where('booking_id', '=', bookingId)
    .where('day', '<=', until)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const all: Money['lines'] = [
    ...adjustments.map((row) => ({ ...row, isWaived: false })),
    ...visits.map((row) => ({
      day: row.service_day,
      kind: row.status === 'skipped' ? ('skipped' as const) : ('done' as const),
      amount: row.charge === 'waived' ? 0 : -(row.charge_amount ?? 0),
      isWaived: row.charge === 'waived',
    })),
  ].toSorted((one, other) => (one.day === other.day ? 0 : one.day < other.day ? 1 : -1))
  const older = all.find(({ day }) => day <= after)
  return { lines: all.filter(({ day }) => day > after), olderUntil: older?.day ?? null }
}

const listPayments = (db: Reader, bookingId: string): Promise<PaymentRow[]> =>
  db.selectFrom('payments').selectAll().where('booking_id', '=', bookingId).orderBy('number', 'desc').execute()

/** The language of the family: its page of a request is read in it. */
async function findLanguage(db: Reader, bookingId: string): Promise<Language> {
  const { language } = await db
    .selectFrom('bookings')
    .innerJoin('accounts', 'accounts.id', 'bookings.user_id')
    .select('accounts.language')
    .where('bookings.id', '=', bookingId)
    .executeTakeFirstOrThrow()
  return language ?? 'en'
}

async function readParts(db: Reader, config: Config, bookingId: string, until: Day) {
  const { terms, taken, ...standing } = await readStanding(db, bookingId)
  const payments = await listPayments(db, bookingId)
  const language = await findLanguage(db, bookingId)
  const documents = await db
    .selectFrom('issued_documents')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('issued_at', 'desc')
    .orderBy('number', 'desc')
    .execute()
  const money: Money = {
    ...standing,
    terms: terms
      ? {
          version: terms.version,
          price: terms.price,
          parts: terms.parts,
          isCounted: terms.counted === 1,
          earlyEnd: terms.early_end,
          singlePrice: terms.single_price,
        }
      : null,
    payments: payments.map((row) => toPayment(row, config, language)),
    documents: documents.map(toIssued),
    ...(await readLines(db, bookingId, until)),
  }
  return { money, taken }
}

type Asked = { until?: Day }

/** The money of a booking as its family sees it. */
export async function readMoney(
  db: Reader,
  { config, now }: Deps,
  bookingId: string,
  { until }: Asked,
): Promise<Money> {
  return (await readParts(db, config, bookingId, until ?? dayInCity(now()))).money
}

/** The same for the office, with what could be asked for and by which ways (rule MON-5). */
export async function readOfficeMoney(db: Reader, { config, now }: Deps, bookingId: string, { until }: Asked = {}) {
  const { money, taken } = await readParts(db, config, bookingId, until ?? dayInCity(now()))
  const { upi, bank } = config.payments
  const methods = [...(upi ? (['upi'] as const) : []), ...(bank ? (['bank'] as const) : []), 'cash' as const]
  const { terms, balance } = money
  return { ...money, methods, suggested: terms ? suggestAmount(terms, { balance, taken }) : 0 }
}
