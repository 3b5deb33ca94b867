import type { Reader, VisitRow } from '@thodu/db'
import { payOfVisit } from '../contract/payroll/pay-rules.ts'

type Offered = { caretaker_id: string } & Pick<VisitRow, 'code' | 'service_day'>

/** Reads what the caretaker earns with a visit, in whole rupees; null without a rate for it (rules OFFER-2, PAY-2). */
export async function readPayForVisit(db: Reader, offered: Offered): Promise<number | null> {
  const rows = await db
    .selectFrom('pay_rates')
    .select(['from_day', 'day', 'night', 'live_in', 'session'])
    .where('caretaker_id', '=', offered.caretaker_id)
    .where('from_day', '<=', offered.service_day)
    .execute()
  const rates = rows.map(({ from_day: from, live_in: liveIn, ...rest }) => ({ from, liveIn, ...rest }))
  const amount = payOfVisit({ code: offered.code, day: offered.service_day }, rates)
  return amount === 'before' ? null : amount
}
