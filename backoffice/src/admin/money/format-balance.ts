import type { OfficeMoney } from '@thodu/api/contract/money/money.schema'
import { formatRupees } from '@thodu/api/contract/words/formats'
import { formatWeekday } from '../../words/formats.ts'
import { formatUnitPrice } from '../../words/stored/stored-in-office.ts'
import type { Translate } from '../../words/translate.ts'
import type { BookingRecord } from '../admin-data-provider.ts'

type Standing = Pick<OfficeMoney, 'balance' | 'paidUntil' | 'visitsAhead'>

/** Formats "Paid until Thu, Dec 3 (6 visits ahead)", or the amount due (rule MON-3). */
export function formatBalance(translate: Translate, standing: Standing): string {
  const { balance, paidUntil, visitsAhead } = standing
  if (balance < 0) return translate('admin.money.toPay', { amount: formatRupees(-balance) })
  if (paidUntil !== null)
    return translate('admin.money.paidUntil', {
      day: formatWeekday(`${paidUntil}T12:00:00Z`),
      smart_count: visitsAhead,
    })
  return balance === 0
    ? translate('admin.money.even')
    : translate('admin.money.credit', { amount: formatRupees(balance) })
}

/** Formats the price of visits charged from now on, or the booked price while there are no terms (rule MON-1). */
export function formatTerms(
  translate: Translate,
  { price }: Pick<BookingRecord, 'price'>,
  { terms }: Pick<OfficeMoney, 'terms'>,
): string {
  if (terms === null) return translate('admin.money.terms.booked', { price: formatUnitPrice(translate, price) })
  return translate(`admin.money.terms.${terms.isCounted ? 'counted' : 'day'}`, {
    price: formatRupees(terms.price),
    smart_count: terms.parts,
  })
}
