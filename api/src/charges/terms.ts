import type { CareTermsRow, Reader, Tx } from '@thodu/db'
import { findCareShape, hoursOf } from '../contract/care/care-shapes.ts'
import { serviceTypes } from '../contract/care/service-types.ts'
import type { Price } from '../contract/money/money-rules.ts'

/** The terms that hold for visits charged from now on; undefined for a booking of which no money was asked yet. */
export const findTerms = (db: Reader, bookingId: string): Promise<CareTermsRow | undefined> =>
  db
    .selectFrom('care_terms')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()

export const priceOf = ({ price, parts, counted }: CareTermsRow): Price => ({ price, parts, isCounted: counted === 1 })

type Wanted = Pick<CareTermsRow, 'price' | 'parts' | 'counted' | 'early_end' | 'single_price' | 'reason'>
type Written = { by: string | null; at: Date }

/** Writes the next version; what was charged keeps its own. @returns it */
export async function addTerms(tx: Tx, bookingId: string, wanted: Wanted, { by, at }: Written): Promise<CareTermsRow> {
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

/** Care days of a counted package, and visits of a day: as planned, else as the package usually has them. */
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
 * The terms of a booking; the first version, from what was booked and planned, where it has none (rule MON-1). Undefined for
 * a booking without a price.
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
 * The terms that a visit is charged by as it ends (rule MON-2). A booking whose balance the office adjusted before any request
 * was made gets its first terms here: an opening balance says what was before, and visits count from then on.
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

/** What visits of one version of the terms took, and how many they were. */
export async function findTaken(db: Reader, { booking_id, version }: CareTermsRow) {
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
 * A day has another number of visits from now on: what is left of the price is parted anew (rule MON-1).
 * @param perDay how many visits a day has now
 */
export async function followShifts(
  tx: Tx,
  bookingId: string,
  { before, perDay }: { before: number; perDay: number },
  written: Written,
): Promise<void> {
  const terms = await findTerms(tx, bookingId)
  if (!terms || before === perDay || before < 1) return
  const { taken, charged } = await findTaken(tx, terms)
  const { early_end, single_price, counted, price, parts } = terms
  const isOpen = counted === 1 && charged < parts && price > taken
  const left = isOpen
    ? { price: price - taken, parts: Math.ceil((parts - charged) / before) * perDay }
    : { price, parts: (parts / before) * perDay }
  const wanted = { ...left, parts: Math.max(1, Math.round(left.parts)), counted, early_end, single_price }
  await addTerms(tx, bookingId, { ...wanted, reason: `${before} → ${perDay}` }, written)
}
