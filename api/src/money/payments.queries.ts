import type { PaymentRow, Reader, Tx } from '@thodu/db'
import type { PayingMethod } from '../contract/money/money-rules.ts'
import { isReference } from '../contract/money/money-rules.ts'
import { texts } from '../contract/texts.ts'
import { notFound, wrongField } from '../http/errors/api-error.ts'

const wrongReference: Readonly<Record<PayingMethod, string>> = {
  upi: texts.money.upiUtr,
  bank: texts.money.bankUtr,
  cash: texts.money.noUtr,
}

/** @throws ApiError 400 if the reference is not valid for this way to pay (rule MON-6) */
export function requireValidReference(method: PayingMethod, utr: string): void {
  if (!isReference(method, utr)) throw wrongField('utr', wrongReference[method])
}

/**
 * Finds a payment and the code of its booking.
 * @param scope the id of the family that may read the payment, or `all` for the office
 * @throws ApiError 404 if there is no such payment, or if it belongs to another family
 */
export async function findPayment(db: Reader, id: string, scope: { family: string } | 'all') {
  const row = await db
    .selectFrom('payments')
    .innerJoin('bookings', 'bookings.id', 'payments.booking_id')
    .selectAll('payments')
    .select('bookings.code')
    .where('payments.id', '=', id)
    .$if(scope !== 'all', (query) => query.where('bookings.user_id', '=', scope === 'all' ? '' : scope.family))
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}
export type StoredPayment = Awaited<ReturnType<typeof findPayment>>

/** True once the office has confirmed, rejected or withdrawn the payment. */
export const isSettled = ({ status }: Pick<PaymentRow, 'status'>): boolean => status !== 'asked' && status !== 'claimed'

/** Returns the number of the next payment of a booking. Each booking counts its payments from 1. */
export async function nextPaymentNumber(tx: Tx, bookingId: string): Promise<number> {
  const { last } = await tx
    .selectFrom('payments')
    .select((row) => row.fn.coalesce(row.fn.max('number'), row.lit(0)).as('last'))
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow()
  return Number(last) + 1
}
