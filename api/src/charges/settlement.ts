import type { Reader, Tx } from '@thodu/db'
import { readStanding } from './balance.ts'

/** What is left when care is over. Whole rupees; plus is the family's. */
export type Settlement = {
  /** As it stands now. */
  balance: number
  /** What the sessions of an unfinished package cost more, or less, by their single price; 0 where they keep their share. */
  repriced: number
  /** What is to be sent back, else what is still to pay; one of them, or neither. */
  refund: number
  request: number
}

/**
 * What is left of a booking's money: sessions of a counted package that was not finished cost their single price where the
 * terms say so, and never more than the package (rule MON-15).
 */
export async function readSettlement(db: Reader, bookingId: string): Promise<Settlement> {
  const { balance, terms } = await readStanding(db, bookingId)
  const repriced = terms?.early_end === 'single' ? await reprice(db, bookingId, terms) : 0
  const left = balance - repriced
  return { balance, repriced, refund: Math.max(0, left), request: Math.max(0, -left) }
}

type Terms = NonNullable<Awaited<ReturnType<typeof readStanding>>['terms']>
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
  // Finished after all, or none of it to be paid: what was added by an earlier settling goes back.
  const cost = given.length < terms.parts ? Math.min(owed.length * terms.single_price, terms.price) : taken
  return cost - taken + Number(repriced)
}

/** Kept with the adjustment: a second settling finds what the first one took. */
export const repricedBecause = 'Sessions of an unfinished package, by their single price'

/** Refunds that nobody has sent are taken back when care goes on after all (rule MON-15). */
export const withdrawRefunds = (tx: Tx, bookingId: string, at: Date) =>
  tx
    .updateTable('payments')
    .set({ status: 'withdrawn', reason: 'Care goes on', decided_at: at.toISOString(), updated_at: at.toISOString() })
    .where('booking_id', '=', bookingId)
    .where('direction', '=', 'out')
    .where('status', '=', 'asked')
    .execute()
