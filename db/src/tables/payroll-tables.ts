import type { Fixed, IsoTime } from './column-types.ts'
import type { DayText, ShiftCode } from './visit-tables.ts'

/** What a caretaker earns for each kind of visit, from a day on. Amounts are whole rupees; null means not agreed. */
export interface PayRatesTable {
  id: Fixed<string>
  caretaker_id: Fixed<string>
  from_day: Fixed<DayText>
  day: number | null
  night: number | null
  live_in: number | null
  session: number | null
  by_id: string
  created_at: IsoTime
}

/** Advances and adjustments; they never change. Positive amounts are in the caretaker's favour. */
export interface PayEntriesTable {
  id: Fixed<string>
  caretaker_id: Fixed<string>
  kind: Fixed<'advance' | 'addition' | 'deduction' | 'correction'>
  amount: Fixed<number>
  day: Fixed<DayText>
  /** The closed month that a correction corrects (YYYY-MM); null for the other kinds. */
  corrects: Fixed<string | null>
  reason: Fixed<string>
  by_id: Fixed<string>
  created_at: Fixed<IsoTime>
}

/** A closed month of a caretaker. Only the payment is added later, once. */
export interface PayMonthsTable {
  id: Fixed<string>
  caretaker_id: Fixed<string>
  /** YYYY-MM. */
  month: Fixed<string>
  /** Debt of the last closed month: zero or negative. */
  carried: Fixed<number>
  earned: Fixed<number>
  /** Sum of the advances, as a positive number. */
  advances: Fixed<number>
  adjustments: Fixed<number>
  due: Fixed<number>
  closed_by: Fixed<string>
  closed_at: Fixed<IsoTime>
  method: 'upi' | 'bank' | 'cash' | null
  reference: string | null
  paid_on: DayText | null
  paid_by: string | null
  paid_at: IsoTime | null
}

/** The visits and entries of a closed month; each belongs to one month. */
export interface PayLinesTable {
  id: Fixed<string>
  month_id: Fixed<string>
  caretaker_id: Fixed<string>
  visit_id: Fixed<string | null>
  entry_id: Fixed<string | null>
  day: Fixed<DayText>
  code: Fixed<ShiftCode | null>
  minutes: Fixed<number | null>
  amount: Fixed<number>
}
