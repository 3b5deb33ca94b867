import type { OfficeMoney } from '@thodu/api/contract/money/money.schema'
import { formatRupees } from '@thodu/api/contract/words/formats'
import type { useTranslate } from 'react-admin'
import { formatWeekday } from '../../words/formats.ts'

type Standing = Pick<OfficeMoney, 'balance' | 'paidUntil' | 'visitsAhead'>

/** Formats "Paid until Thu, Dec 3 (6 visits ahead)", or the amount due (rule MON-3). */
export function formatBalance(translate: ReturnType<typeof useTranslate>, standing: Standing): string {
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
