import type { Payroll } from '@thodu/api/contract/payroll/payroll.schema'
import type { CsvRow } from '../../app/lists/SaveCsvButton.tsx'

/** English, because the accountant's program reads it. */
export const csvHeader = [
  'Month',
  'Caretaker',
  'Days',
  'Nights',
  'Live-in',
  'Sessions',
  'Hours',
  'Not confirmed',
  'Missed',
  'Days off',
  'Earned',
  'Advances',
  'Adjustments',
  'From before',
  'Due',
  'State',
  'Paid by',
  'Reference',
  'Paid on',
] as const

/** Amounts are whole rupees without a sign. */
export const toCsvRow = (row: Payroll['caretakers'][number]): CsvRow => [
  row.month,
  row.caretaker.name,
  ...[row.given.D, row.given.N, row.given.L, row.given.S],
  Math.round(row.minutes / 6) / 10,
  ...[row.unconfirmed, row.missed, row.daysOff],
  ...[row.earned, row.advances, row.adjustments, row.carried, row.due],
  row.state,
  ...[row.payment?.method, row.payment?.reference, row.payment?.paidOn],
]
