import type { PayingMethod } from '../contract/money/money-rules.ts'
import type { Tax } from '../contract/payment-setup.ts'
import type { Day } from '../contract/time.ts'
import type { MoneyLine } from './money-lines.ts'

/** A document stores the names, days and amounts of its issue, in whole rupees. */
export type DocumentContent = {
  bookingId: string
  family: string
  patient: string
  service: string
  package: string
  reference: string | null
  method: PayingMethod | null
  paidOn: string | null
  utr: string | null
  /** Label of the document that a credit corrects. */
  takesBack: string | null
  bill?: { from: Day; to: Day; lines: Omit<MoneyLine, 'visit'>[]; paid: number; balance: number }
  tax?: { kind: Exclude<Tax, 'none'>; gstin: string | null }
}
