import type { Generated } from 'kysely'
import type { Fixed, Flag, IsoTime, JsonText } from '../column-types.ts'
import type { DayText } from '../visit-tables.ts'

/** Price of a booking's care; a change is a new version for visits charged from then on. Amounts are whole rupees. */
export interface CareTermsTable {
  booking_id: Fixed<string>
  version: Fixed<number>
  price: Fixed<number>
  /** Number of visits that the price covers: all of a counted package, otherwise those of one day. */
  parts: Fixed<number>
  counted: Fixed<Flag>
  /** Price of given visits of an unfinished counted package: their share, or the single price each. */
  early_end: Fixed<'share' | 'single'>
  single_price: Fixed<number | null>
  reason: Fixed<string>
  by_id: Fixed<string | null>
  created_at: Fixed<IsoTime>
}

export type PaymentStatus = 'asked' | 'claimed' | 'confirmed' | 'rejected' | 'withdrawn'

/** Payment requests and refunds; once decided, they never change. */
export interface PaymentsTable {
  id: Fixed<string>
  booking_id: Fixed<string>
  number: Fixed<number>
  /** Booking code and number, which the family enters in its bank app. */
  reference: Fixed<string>
  direction: Fixed<'in' | 'out'>
  amount: Fixed<number>
  received: number | null
  method: Fixed<'upi' | 'bank' | 'cash'>
  status: PaymentStatus
  utr: string | null
  paid_on: DayText | null
  note: string | null
  asked_by: Fixed<string | null>
  asked_at: Fixed<IsoTime>
  claimed_at: IsoTime | null
  /** Whether the signed-in family gave the bank reference; then the pay link does not replace it. */
  claimed_signed_in: Generated<Flag>
  decided_by: string | null
  decided_at: IsoTime | null
  reason: string | null
  updated_at: IsoTime
}

/** Balance changes other than visits and payments; positive amounts are in the family's favour. */
export interface MoneyAdjustmentsTable {
  id: Fixed<string>
  booking_id: Fixed<string>
  kind: Fixed<'opening' | 'credit' | 'charge' | 'reversal'>
  amount: Fixed<number>
  payment_id: Fixed<string | null>
  reason: Fixed<string>
  by_id: Fixed<string | null>
  day: Fixed<DayText>
  created_at: Fixed<IsoTime>
}

/** Receipts, bills, credits and refunds, numbered without gaps by series and year. */
export interface IssuedDocumentsTable {
  id: Fixed<string>
  series: Fixed<'R' | 'B' | 'C' | 'F'>
  /** April to March: 26-27. */
  fy: Fixed<string>
  number: Fixed<number>
  label: Fixed<string>
  booking_id: Fixed<string>
  payment_id: Fixed<string | null>
  from_day: Fixed<DayText | null>
  to_day: Fixed<DayText | null>
  total: Fixed<number>
  /** Names, texts and prices at the time of issue; emptied when the retention of accounts ends. */
  content: JsonText
  by_id: Fixed<string | null>
  issued_at: Fixed<IsoTime>
}
