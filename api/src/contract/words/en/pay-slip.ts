/** Words of a caretaker's pay slip, which the office prints or shares (rule PAY-10). */
export const paySlip = {
  title: 'Pay slip',
  facts: {
    name: 'Name',
    month: 'Month',
    state: 'State',
    paidOn: 'Paid on',
    method: 'Paid by',
    reference: 'Reference',
  },
  states: { open: 'Not closed yet, amounts can change', closed: 'Closed, not paid yet', paid: 'Paid' },
  methods: { upi: 'UPI', bank: 'Bank', cash: 'Cash' },
  shifts: { D: 'Days', N: 'Nights', L: 'Live-in days', S: 'Sessions' },
  lines: {
    visits: '{kind}: {count} × {amount}',
    advance: 'Advance',
    addition: 'Addition',
    deduction: 'Deduction',
    correction: 'Correction of {month}',
  },
  sums: {
    earned: 'Earned',
    advances: 'Advances',
    adjustments: 'Additions, deductions, corrections',
    carried: 'From the month before',
    due: 'To be paid',
    paid: 'Paid out',
    owed: 'Goes into the next month',
  },
  unconfirmed: 'Visits not confirmed yet, so not included: {count}.',
  noTax: 'No tax and no provident fund are deducted or paid with this slip.',
} as const
