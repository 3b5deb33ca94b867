import type { Reader } from '@thodu/db'
import { sql } from 'kysely'
import type { BookedPayment } from '../contract/money/money.schema.ts'
import type { ReportSpan } from '../contract/reports/report-span.ts'
import { isOpenFamily } from '../http/lists/restricted.ts'

/** Lists confirmed payments and refunds by payment day, with the admin who confirmed them (rule MON-18). */
export async function listPayments(db: Reader, { from, to }: ReportSpan): Promise<BookedPayment[]> {
  const rows = await db
    .selectFrom('payments')
    .innerJoin('bookings', 'bookings.id', 'payments.booking_id')
    .leftJoin('accounts', 'accounts.id', 'payments.decided_by')
    .leftJoin('money_adjustments', 'money_adjustments.payment_id', 'payments.id')
    .select([
      'payments.id',
      'payments.booking_id',
      'payments.paid_on',
      'payments.reference',
      'payments.direction',
      'payments.received',
      'payments.method',
      'payments.utr',
      'bookings.code',
      'accounts.name as taken_by',
      'money_adjustments.day as taken_back',
    ])
    // Accounting needs the amount of a closed account, but not the name.
    .select(
      sql<string>`case when ${isOpenFamily('bookings.user_id')} then bookings.customer_name else '' end`.as(
        'customer_name',
      ),
    )
    .where('payments.status', '=', 'confirmed')
    .where('payments.paid_on', '>=', from)
    .where('payments.paid_on', '<=', to)
    .orderBy('payments.paid_on')
    .orderBy('payments.decided_at')
    .orderBy('payments.id')
    .execute()
  return rows.map((row) => ({
    _id: row.id,
    booking: { _id: row.booking_id, bookingId: row.code },
    family: row.customer_name,
    day: row.paid_on ?? '',
    reference: row.reference,
    method: row.method,
    amount: (row.direction === 'in' ? 1 : -1) * (row.received ?? 0),
    utr: row.utr,
    takenBy: row.taken_by,
    takenBack: row.taken_back,
  }))
}
