import type { Generated } from 'kysely'
import type { Fixed, Flag, IsoTime, JsonText } from '../column-types.ts'
import type { DayText } from '../visit-tables.ts'

/** What the care of a booking costs; a change is a next version, for visits charged from then on. Amounts are whole rupees. */
export interface CareTermsTable {
  booking_id: Fixed<string>
  version: Fixed<number>
  price: Fixed<number>
  /** Into how many visits the price is parted: all of a counted package, else those of one day. */
  parts: Fixed<number>
  counted: Fixed<Flag>
  /** How given visits of an unfinished counted package are priced: by their share, or each by the single price. */
  early_end: Fixed<'share' | 'single'>
  single_price: Fixed<number | null>
  reason: Fixed<string>
  by_id: Fixed<string | null>
  created_at: Fixed<IsoTime>
}

export type PaymentStatus = 'asked' | 'claimed' | 'confirmed' | 'rejected' | 'withdrawn'

/** Money that was asked for, or is to be sent back; once decided it stays as it is. */
export interface PaymentsTable {
  id: Fixed<string>
  booking_id: Fixed<string>
  number: Fixed<number>
  /** Code of the booking and number: what a family writes into its bank app. */
  reference: Fixed<string>
  direction: Fixed<'in' | 'out'>
  amount: Fixed<number>
  /** What really came, or went. */
  received: number | null
  method: Fixed<'upi' | 'bank' | 'cash'>
  status: PaymentStatus
  utr: string | null
  paid_on: DayText | null
  note: string | null
  asked_by: Fixed<string | null>
  asked_at: Fixed<IsoTime>
  claimed_at: IsoTime | null
  /** The signed-in family gave the bank reference; the pay link does not replace it. */
  claimed_signed_in: Generated<Flag>
  decided_by: string | null
  decided_at: IsoTime | null
  reason: string | null
  updated_at: IsoTime
}

/** What changes a balance beside visits and payments; plus is for the family. */
export interface MoneyAdjustmentsTable {
  id: Fixed<string>
  booking_id: Fixed<string>
  kind: Fixed<'opening' | 'credit' | 'charge' | 'reversal'>
  amount: Fixed<number>
  /** The confirmation that a reversal takes back. */
  payment_id: Fixed<string | null>
  reason: Fixed<string>
  by_id: Fixed<string | null>
  day: Fixed<DayText>
  created_at: Fixed<IsoTime>
}

/** Receipts, bills, credits and refunds, numbered without a gap by series and year. */
export interface IssuedDocumentsTable {
  id: Fixed<string>
  series: Fixed<'R' | 'B' | 'C' | 'F'>
  /** The year of accounts, April to March: 26-27. */
  fy: Fixed<string>
  number: Fixed<number>
  label: Fixed<string>
  booking_id: Fixed<string>
  payment_id: Fixed<string | null>
  from_day: Fixed<DayText | null>
  to_day: Fixed<DayText | null>
  total: Fixed<number>
  /** Names, words and prices as they were; emptied when the years of books are over. */
  content: JsonText
  by_id: Fixed<string | null>
  issued_at: Fixed<IsoTime>
}
