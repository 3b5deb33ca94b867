import type { IssuedDocumentRow, PaymentRow, Reader } from '@thodu/db'
import type { Money, OfficeMoney } from '../contract/money/money.schema.ts'
import { suggestAmount } from '../contract/money/money-rules.ts'
import type { Language } from '../contract/people/languages.ts'
import { addDays, type Day, dayInCity } from '../contract/time.ts'
import type { Deps } from '../http/environment.ts'
import { findBalance } from './charges/balance.ts'
import { listMoneyLines } from './money-lines.ts'
import { toPayment } from './payment-wire.ts'

type Config = Pick<Deps['config'], 'publicUrl' | 'secret' | 'payments'>

export const toIssued = ({ id, label, series, total, issued_at }: IssuedDocumentRow) => ({
  _id: id,
  label,
  series,
  total,
  issuedAt: issued_at,
})
const daysOfPage = 31

/** Reads one page of lines, and the last day of the previous page. */
async function readLines(
  db: Reader,
  bookingId: string,
  until: Day,
): Promise<Pick<OfficeMoney, 'lines' | 'olderUntil'>> {
  const after = addDays(until, -daysOfPage)
  const all = await listMoneyLines(db, bookingId, { until })
  const older = all.find(({ day }) => day <= after)
  return { lines: all.filter(({ day }) => day > after), olderUntil: older?.day ?? null }
}

/** Finds the first charged day after the last bill (rule MON-16). */
async function findBillFrom(db: Reader, bookingId: string): Promise<Day | null> {
  const { last } = await db
    .selectFrom('issued_documents')
    .select((row) => row.fn.max('to_day').as('last'))
    .where('booking_id', '=', bookingId)
    .where('series', '=', 'B')
    .executeTakeFirstOrThrow()
  const first = await db
    .selectFrom('visits')
    .select('service_day')
    .where('booking_id', '=', bookingId)
    .where('charge_no', 'is not', null)
    .where('charge', '=', 'due')
    .where('service_day', '>', last ?? '')
    .orderBy('starts_min')
    .executeTakeFirst()
  return first?.service_day ?? null
}

const listPayments = (db: Reader, bookingId: string): Promise<PaymentRow[]> =>
  db.selectFrom('payments').selectAll().where('booking_id', '=', bookingId).orderBy('number', 'desc').execute()

/** Finds the family's language, in which its pay page opens. */
export async function findLanguage(db: Reader, bookingId: string): Promise<Language> {
  const { language } = await db
    .selectFrom('bookings')
    .innerJoin('accounts', 'accounts.id', 'bookings.user_id')
    .select('accounts.language')
    .where('bookings.id', '=', bookingId)
    .executeTakeFirstOrThrow()
  return language ?? 'en'
}

async function readParts(db: Reader, config: Config, bookingId: string, until: Day) {
  const { terms, taken, ...standing } = await findBalance(db, bookingId)
  const payments = await listPayments(db, bookingId)
  const language = await findLanguage(db, bookingId)
  const documents = await db
    .selectFrom('issued_documents')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('issued_at', 'desc')
    .orderBy('number', 'desc')
    .execute()
  const money = {
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

type Input = { until?: Day }

/** Reads the money of a booking for its family. */
export async function readMoney(
  db: Reader,
  { config, now }: Deps,
  bookingId: string,
  { until }: Input,
): Promise<Money> {
  const { money } = await readParts(db, config, bookingId, until ?? dayInCity(now()))
  return { ...money, lines: money.lines.map(({ visit: _, ...line }) => line) }
}

/** Reads the same for admins, with a suggested amount and payment methods (rule MON-5). */
export async function readOfficeMoney(
  db: Reader,
  { config, now }: Deps,
  bookingId: string,
  { until }: Input = {},
): Promise<OfficeMoney> {
  const { money, taken } = await readParts(db, config, bookingId, until ?? dayInCity(now()))
  const { upi, bank } = config.payments
  const methods = [...(upi ? (['upi'] as const) : []), ...(bank ? (['bank'] as const) : []), 'cash' as const]
  const { terms, balance } = money
  const suggested = terms ? suggestAmount(terms, { balance, taken }) : 0
  return { ...money, methods, suggested, billFrom: await findBillFrom(db, bookingId) }
}
