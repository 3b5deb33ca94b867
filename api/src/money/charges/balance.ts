import type { Reader } from '@thodu/db'
import { walkPaid } from '../../contract/money/money-rules.ts'
import { findCharged, findTerms, priceOf } from './terms.ts'

/**
 * Computes confirmed payments less refunds, less charged visits, plus adjustments, in rupees (rule MON-3). A positive
 * balance belongs to the family.
 */
export async function readBalance(db: Reader, bookingId: string): Promise<number> {
  const { paid } = await db
    .selectFrom('payments')
    .select((row) =>
      row.fn
        .coalesce(
          row.fn.sum<number>(
            row
              .case()
              .when('direction', '=', 'in')
              .then(row.ref('received'))
              .else(row.neg(row.ref('received')))
              .end(),
          ),
          row.lit(0),
        )
        .as('paid'),
    )
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'confirmed')
    .executeTakeFirstOrThrow()
  const { charged } = await db
    .selectFrom('visits')
    .select((row) => row.fn.coalesce(row.fn.sum<number>('charge_amount'), row.lit(0)).as('charged'))
    .where('booking_id', '=', bookingId)
    .where('charge', '=', 'due')
    .executeTakeFirstOrThrow()
  const { adjusted } = await db
    .selectFrom('money_adjustments')
    .select((row) => row.fn.coalesce(row.fn.sum<number>('amount'), row.lit(0)).as('adjusted'))
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow()
  return Number(paid) - Number(charged) + Number(adjusted)
}

/** Reads the balance, the last paid day, the paid visits ahead and the amount due (rule MON-3). */
export async function findBalance(db: Reader, bookingId: string) {
  const balance = await readBalance(db, bookingId)
  const terms = await findTerms(db, bookingId)
  if (!terms) return { balance, terms, taken: 0, paidUntil: null, visitsAhead: 0 }
  const { charged, taken } = await findCharged(db, terms)
  const ahead = await db
    .selectFrom('visits')
    .select('service_day')
    .where('booking_id', '=', bookingId)
    .where('status', 'in', ['planned', 'started'])
    .where('charge', '=', 'due')
    .where('charge_no', 'is', null)
    .orderBy('starts_min')
    .orderBy('id')
    .execute()
  const days = ahead.map(({ service_day: day }) => day)
  return { balance, terms, taken, ...walkPaid(balance, priceOf(terms), { charged, ahead: days }) }
}
