import type { Reader } from '@thodu/db'
import { takesMoney } from '../contract/payment-setup.ts'
import type { Language } from '../contract/people/languages.ts'
import { addDays, type Day, dayInCity, dayMs } from '../contract/time.ts'
import type { Deps } from '../http/environment.ts'
import { findBalance } from '../money/charges/balance.ts'
import { payUrlOf } from '../money/charges/pay-url.ts'

export type WhatsAppConfig = Pick<Deps['config'], 'publicUrl' | 'office' | 'secret' | 'payments'>
/** Amounts are whole rupees. */
export type MoneyFacts = {
  /** The open payment request that has a payment page. */
  request: { amount: number; reference: string; linkIn: (language: Language) => string } | undefined
  /** The newest payment of the last three days, and the day until which the booking is now paid. */
  received: { amount: number; paidUntil: Day | null } | undefined
  /** The earlier of the last planned and the last paid day, if at most three days ahead. */
  endsOn: Day | undefined
}
/** In days: a payment counts as new after it, and the end of care as soon before it (rule CALL-7). */
const near = 3

async function findRequest(db: Reader, config: WhatsAppConfig, bookingId: string): Promise<MoneyFacts['request']> {
  const row = await db
    .selectFrom('payments')
    .select(['id', 'amount', 'reference'])
    .where('booking_id', '=', bookingId)
    .where('direction', '=', 'in')
    .where('status', '=', 'asked')
    .where('method', '<>', 'cash')
    .executeTakeFirst()
  return row && { ...row, linkIn: (language) => payUrlOf(config, row.id, language) }
}

/** Reads the facts of a booking (rule CALL-7). If the office has no way to pay set up, only `endsOn` has a value. */
export async function readMoneyFacts(
  db: Reader,
  config: WhatsAppConfig,
  bookingId: string,
  now: Date,
): Promise<MoneyFacts> {
  const today = dayInCity(now)
  const { last } = await db
    .selectFrom('visits')
    .select((row) => row.fn.max('service_day').as('last'))
    .where('booking_id', '=', bookingId)
    .where('status', 'in', ['planned', 'started'])
    .executeTakeFirstOrThrow()
  const isSoon = (day: Day | null): day is Day => day !== null && day >= today && day <= addDays(today, near)
  if (!takesMoney(config.payments))
    return { request: undefined, received: undefined, endsOn: isSoon(last) ? last : undefined }
  const { paidUntil } = await findBalance(db, bookingId)
  const received = await db
    .selectFrom('payments')
    .select(['received as amount'])
    .where('booking_id', '=', bookingId)
    .where('direction', '=', 'in')
    .where('status', '=', 'confirmed')
    .where('decided_at', '>=', new Date(now.getTime() - near * dayMs).toISOString())
    .where('id', 'not in', (row) =>
      row
        .selectFrom('money_adjustments')
        .select('payment_id')
        .where('payment_id', 'is not', null)
        .$narrowType<{ payment_id: string }>(),
    )
    .orderBy('decided_at', 'desc')
    .executeTakeFirst()
  return {
    request: await findRequest(db, config, bookingId),
    received: received?.amount ? { amount: received.amount, paidUntil } : undefined,
    endsOn: [paidUntil, last].filter(isSoon).toSorted()[0],
  }
}
