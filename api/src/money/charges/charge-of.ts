import type { Tx, VisitRow } from '@thodu/db'
import { priceOfVisit } from '../../contract/money/money-rules.ts'
import { findCharged, findTermsToCharge, priceOf } from './terms.ts'

type Charge = Pick<VisitRow, 'charge_amount' | 'charge_no' | 'charge_terms'>

/**
 * Computes the charge columns of a visit, for the update that ends it (rule MON-2).
 * @returns undefined when it was charged before, is not due, or its booking has no terms yet
 */
export async function chargeOf(
  tx: Tx,
  visit: Pick<VisitRow, 'id' | 'booking_id'>,
  charge: VisitRow['charge'],
  at: Date,
): Promise<Charge | undefined> {
  if (charge !== 'due') return undefined
  const terms = await findTermsToCharge(tx, visit.booking_id, at)
  if (!terms) return undefined
  const before = await tx.selectFrom('visits').select('charge_no').where('id', '=', visit.id).executeTakeFirstOrThrow()
  if (before.charge_no !== null) return undefined
  const number = (await findCharged(tx, terms)).charged + 1
  return { charge_amount: priceOfVisit(priceOf(terms), number), charge_no: number, charge_terms: terms.version }
}
