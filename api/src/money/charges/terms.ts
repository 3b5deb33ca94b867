import type { CareTermsRow, Reader, Tx } from '@thodu/db'
import { findCareShape, hoursOf } from '../../contract/care/care-shapes.ts'
import { serviceTypes } from '../../contract/care/service-types.ts'
import type { Price } from '../../contract/money/money-rules.ts'

/** Finds the terms of visits charged from now on; undefined before the first request. */
export const findTerms = (db: Reader, bookingId: string): Promise<CareTermsRow | undefined> =>
  db
    .selectFrom('care_terms')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()

export const priceOf = ({ price, parts, counted }: CareTermsRow): Price => ({ price, parts, isCounted: counted === 1 })

type Target = Pick<CareTermsRow, 'price' | 'parts' | 'counted' | 'early_end' | 'single_price' | 'reason'>
type Written = { by: string | null; at: Date }

/** Adds the next version; charged visits keep theirs. */
export async function addTerms(tx: Tx, bookingId: string, wanted: Target, { by, at }: Written): Promise<CareTermsRow> {
  const before = await findTerms(tx, bookingId)
  return tx
    .insertInto('care_terms')
    .values({
      ...wanted,
      booking_id: bookingId,
      version: (before?.version ?? 0) + 1,
      by_id: by,
      created_at: at.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Finds care days of a counted package and visits of a day, from the roster or else from the package. */
async function findParts(
  db: Reader,
  booking: { id: string; service_type: string; package_id: string; hours_of: string | null },
) {
  const roster = await db
    .selectFrom('rosters')
    .select('units_total')
    .where('booking_id', '=', booking.id)
    .executeTakeFirst()
  const shifts = await db.selectFrom('roster_shifts').select('code').where('booking_id', '=', booking.id).execute()
  const service = serviceTypes.find((type) => type === booking.service_type)
  const shape = service && findCareShape(service, hoursOf(booking))
  const perDay = roster ? shifts.length : (shape?.shifts.length ?? 1)
  return { units: roster ? roster.units_total : (shape?.units ?? null), perDay: Math.max(1, perDay) }
}

/**
 * Finds the terms of a booking, or creates the first version from its price and roster (rule MON-1).
 * @returns undefined for a booking without a price
 */
export async function ensureTerms(tx: Tx, bookingId: string, written: Written): Promise<CareTermsRow | undefined> {
  const known = await findTerms(tx, bookingId)
  if (known) return known
  const booking = await tx
    .selectFrom('bookings')
    .select(['id', 'service_type', 'package_id', 'hours_of', 'price_amount'])
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow()
  if (booking.price_amount <= 0) return undefined
  const { units, perDay } = await findParts(tx, booking)
  const wanted = { price: booking.price_amount, parts: (units ?? 1) * perDay, counted: units === null ? 0 : 1 } as const
  return addTerms(tx, bookingId, { ...wanted, early_end: 'share', single_price: null, reason: '' }, written)
}

/**
 * Finds the terms for a visit that ends (rule MON-2). A booking with an adjustment but without a request gets its first
 * terms here: its opening balance covers earlier visits.
 */
export async function findTermsToCharge(tx: Tx, bookingId: string, at: Date): Promise<CareTermsRow | undefined> {
  const known = await findTerms(tx, bookingId)
  if (known) return known
  const adjusted = await tx
    .selectFrom('money_adjustments')
    .select('id')
    .where('booking_id', '=', bookingId)
    .limit(1)
    .executeTakeFirst()
  return adjusted && ensureTerms(tx, bookingId, { by: null, at })
}

/** Sums the charges of one version, and finds its last charge number. */
export async function findCharged(db: Reader, { booking_id, version }: CareTermsRow) {
  const { taken, charged } = await db
    .selectFrom('visits')
    .select((row) => [
      row.fn.coalesce(row.fn.sum<number>('charge_amount'), row.lit(0)).as('taken'),
      row.fn.coalesce(row.fn.max('charge_no'), row.lit(0)).as('charged'),
    ])
    .where('booking_id', '=', booking_id)
    .where('charge_terms', '=', version)
    .executeTakeFirstOrThrow()
  return { taken: Number(taken), charged: Number(charged) }
}

/**
 * Divides the remaining price when the number of visits a day changes (rule MON-1).
 * @param perDay the new number of visits a day
 */
export async function followShifts(
  tx: Tx,
  bookingId: string,
  { before, perDay }: { before: number; perDay: number },
  written: Written,
): Promise<void> {
  const terms = await findTerms(tx, bookingId)
  if (!terms || before === perDay || before < 1) return
  const { taken, charged } = await findCharged(tx, terms)
  const { early_end, single_price, counted, price, parts } = terms
  const isOpen = counted === 1 && charged < parts && price > taken
  const left = isOpen
    ? { price: price - taken, parts: Math.ceil((parts - charged) / before) * perDay }
    : { price, parts: (parts / before) * perDay }
  const wanted = { ...left, parts: Math.max(1, Math.round(left.parts)), counted, early_end, single_price }
  await addTerms(tx, bookingId, { ...wanted, reason: `${before} → ${perDay}` }, written)
}
