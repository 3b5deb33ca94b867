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

/** @throws ApiError 400 for an invalid reference of this method (rule MON-6) */
export function refuseReference(method: PayingMethod, utr: string): void {
  if (!isReference(method, utr)) throw wrongField('utr', wrongReference[method])
}

/** Finds a payment with its booking's code. @throws ApiError 404 also for another family's */
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

export const isSettled = ({ status }: Pick<PaymentRow, 'status'>): boolean => status !== 'asked' && status !== 'claimed'

/** Numbers count per booking, independent of the date. */
export async function nextNumber(tx: Tx, bookingId: string): Promise<number> {
  const { last } = await tx
    .selectFrom('payments')
    .select((row) => row.fn.coalesce(row.fn.max('number'), row.lit(0)).as('last'))
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow()
  return Number(last) + 1
}
