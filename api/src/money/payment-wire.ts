import type { PaymentRow } from '@thodu/db'
import type { Payment } from '../contract/money/money.schema.ts'
import type { Language } from '../contract/people/languages.ts'
import type { Deps } from '../http/environment.ts'
import { payUrlOf } from './charges/pay-url.ts'

export const isOpenPayment = ({ direction, status }: Pick<PaymentRow, 'direction' | 'status'>): boolean =>
  direction === 'in' && (status === 'asked' || status === 'claimed')

/** Creates the answer of a payment, with its pay page in the family's language while it is open. */
export const toPayment = (
  row: PaymentRow,
  config: Pick<Deps['config'], 'publicUrl' | 'secret'>,
  language: Language,
): Payment => ({
  _id: row.id,
  reference: row.reference,
  direction: row.direction,
  amount: row.amount,
  received: row.received,
  method: row.method,
  status: row.status,
  utr: row.utr,
  paidOn: row.paid_on,
  askedAt: row.asked_at,
  claimedAt: row.claimed_at,
  decidedAt: row.decided_at,
  reason: row.reason,
  payUrl: isOpenPayment(row) && row.method !== 'cash' ? payUrlOf(config, row.id, language) : null,
})
