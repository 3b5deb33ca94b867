import type { Reader, Tx } from '@thodu/db'
import { findBalance } from './balance.ts'

/** Amounts are in whole rupees. */
export type Settlement = {
  /** Positive when it belongs to the family. */
  balance: number
  /** How much more (or less) the sessions of an unfinished package cost at their single price; 0 with shared pricing. */
  repriced: number
  /** At most one of the two is above 0. */
  refund: number
  request: number
}

/**
 * Computes the final settlement. When the terms say so, sessions of an unfinished counted package cost their single
 * price, but in total not more than the package (rule MON-15).
 */
export async function readSettlement(db: Reader, bookingId: string): Promise<Settlement> {
  const { balance, terms } = await findBalance(db, bookingId)
  const repriced = terms?.early_end === 'single' ? await reprice(db, bookingId, terms) : 0
  const left = balance - repriced
  return { balance, repriced, refund: Math.max(0, left), request: Math.max(0, -left) }
}

type Terms = NonNullable<Awaited<ReturnType<typeof findBalance>>['terms']>
async function reprice(db: Reader, bookingId: string, terms: Terms) {
  if (terms.counted !== 1 || terms.single_price === null) return 0
  const given = await db
    .selectFrom('visits')
    .select(['charge', 'charge_amount'])
    .where('booking_id', '=', bookingId)
    .where('charge_terms', '=', terms.version)
    .where('charge', '<>', 'none')
    .execute()
  const owed = given.filter(({ charge }) => charge === 'due')
  const taken = owed.reduce((sum, { charge_amount }) => sum + (charge_amount ?? 0), 0)
  const { repriced } = await db
    .selectFrom('money_adjustments')
    .select((row) => row.fn.coalesce(row.fn.sum<number>('amount'), row.lit(0)).as('repriced'))
    .where('booking_id', '=', bookingId)
    .where('reason', '=', repricedBecause)
    .executeTakeFirstOrThrow()
  // When the package was finished later, or nothing is due, the adjustment of an earlier settlement is returned.
  const cost = given.length < terms.parts ? Math.min(owed.length * terms.single_price, terms.price) : taken
  return cost - taken + Number(repriced)
}

/** The stored reason lets a second settlement find the adjustment of the first. */
export const repricedBecause = 'Sessions of an unfinished package, by their single price'

/** Withdraws unsent refunds when care continues (rule MON-15). */
export const withdrawRefunds = (tx: Tx, bookingId: string, at: Date) =>
  tx
    .updateTable('payments')
    .set({ status: 'withdrawn', reason: 'Care continues', decided_at: at.toISOString(), updated_at: at.toISOString() })
    .where('booking_id', '=', bookingId)
    .where('direction', '=', 'out')
    .where('status', '=', 'asked')
    .execute()
