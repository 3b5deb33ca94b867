import type { Reader } from '@thodu/db'
import type { OfficeMoney } from '../contract/money/money.schema.ts'
import type { Day } from '../contract/time.ts'

export type MoneyLine = OfficeMoney['lines'][number]

/**
 * Lists charges and adjustments of the given days, newest first (rule MON-3).
 * @param days `from` may be missing
 */
export async function listMoneyLines(
  db: Reader,
  bookingId: string,
  { from = '', until }: { from?: string; until: Day },
): Promise<MoneyLine[]> {
  const visits = await db
    .selectFrom('visits')
    .select(['id', 'revision', 'service_day', 'status', 'charge_amount', 'charge', 'starts_min'])
    .where('booking_id', '=', bookingId)
    .where('charge_no', 'is not', null)
    .where('charge', '<>', 'none')
    .where('service_day', '>=', from)
    .where('service_day', '<=', until)
    .orderBy('starts_min', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const adjustments = await db
    .selectFrom('money_adjustments')
    .select(['day', 'kind', 'amount'])
    .where('booking_id', '=', bookingId)
    .where('day', '>=', from)
    .where('day', '<=', until)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const all: MoneyLine[] = [
    ...adjustments.map((row) => ({ ...row, isWaived: false, visit: null })),
    ...visits.map((row) => ({
      day: row.service_day,
      kind: row.status === 'skipped' ? ('skipped' as const) : ('done' as const),
      amount: row.charge === 'waived' ? 0 : -(row.charge_amount ?? 0),
      isWaived: row.charge === 'waived',
      visit: { _id: row.id, revision: row.revision },
    })),
  ]
  return all.toSorted((one, other) => (one.day === other.day ? 0 : one.day < other.day ? 1 : -1))
}
