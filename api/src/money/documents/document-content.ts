import type { PayingMethod } from '../../contract/money/money-rules.ts'
import type { Tax } from '../../contract/payment-setup.ts'
import type { Day } from '../../contract/time.ts'
import type { MoneyLine } from '../money-lines.ts'

/** What a document froze as it was issued: names, days and amounts of that day; whole rupees. */
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
  /** The document that a credit takes back. */
  takesBack: string | null
  /** The days of a bill, each line of it, and how the money stood; absent from documents of other kinds. */
  bill?: { from: Day; to: Day; lines: Omit<MoneyLine, 'visit'>[]; paid: number; balance: number }
  /** What is said of tax; absent where nothing is. */
  tax?: { kind: Exclude<Tax, 'none'>; gstin: string | null }
}
