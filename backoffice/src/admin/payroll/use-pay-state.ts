import type { PayBook } from '@thodu/api/contract/payroll/payroll.schema'
import { useTranslate } from 'react-admin'

/** "Open", "To pay", "Paid"; a closed month without an amount due is only "Closed". */
export function usePayState() {
  const translate = useTranslate()
  return ({ state, due }: Pick<PayBook, 'state' | 'due'>): string =>
    translate(`admin.payroll.states.${state === 'closed' && due > 0 ? 'toPay' : state}`)
}
