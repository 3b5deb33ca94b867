import type { Tx } from '@thodu/db'
import { writeAudit } from '../audit/write-audit.ts'
import type { AuditAction } from '../contract/audit/audit-actions.ts'
import type { MoneyEvent } from '../contract/money/money-events.ts'
import { formatRupees } from '../contract/words/formats.ts'
import type { Visitor } from '../http/caller.ts'

type Details = {
  bookingId: string
  code: string
  action: AuditAction
  event: MoneyEvent
  /** Reference of a payment or number of a document. */
  of?: string
  what: string
  amount?: number
  at: Date
}
const set = (field: string, to: string) => ({ field, from: null, to })

/** The last four characters are enough to find a payment and too few to misuse (rule MON-6). */
export const tailOf = (utr: string): string => `…${utr.slice(-4)}`

/** Describes "Payment TH7K2Q-3 confirmed: ₹7,000 (booking TH7K2Q)". */
export const auditMoney = (
  tx: Tx,
  { performer }: Visitor,
  { bookingId, code, event, of, what, amount, ...told }: Details,
) =>
  writeAudit(tx, {
    performer,
    resourceType: 'booking',
    resourceId: bookingId,
    description: `${what}${amount === undefined ? '' : `: ${formatRupees(amount)}`} (booking ${code})`,
    changes: [
      set('money', event),
      ...(amount === undefined ? [] : [set('amount', formatRupees(amount))]),
      ...(of === undefined ? [] : [set('reference', of)]),
    ],
    ...told,
  })
