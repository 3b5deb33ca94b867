/** Money: what is asked for, paid and said to be paid. */
export const money = {
  wholeRupees: 'Enter a whole number of rupees, 1 or more.',
  overUpi: 'UPI takes at most ₹{most} at once. Ask for less, or by bank.',
  notOffered: 'This way of paying is not set up.',
  requestOpen: 'There is an open request for this booking already.',
  thanks: 'Thank you. We confirm it when the bank shows it.',
  upiUtr: 'Enter the 12 digits of the UTR.',
  bankUtr: 'Enter the 6 to 22 letters and digits of the reference.',
  noUtr: 'Cash has no reference.',
  futureDay: 'This day is still ahead.',
  settled: 'This payment is settled already.',
  referenceTaken: 'This reference is already confirmed for {reference}.',
  off: 'Set up UPI or a bank account first.',
  noPrice: 'This booking has no price.',
  notSettled: 'Settle the money of this family first.',
} as const
