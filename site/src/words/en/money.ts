import { choosePlural } from '@thodu/api/contract/words/formats'

/** Texts about the money of a booking (rules MON-3, MON-6). */
export const money = {
  title: 'Money',
  failed: 'The payments could not be loaded.',
  again: 'Try again',
  paidUntil: (day: string, visits: number) =>
    choosePlural(
      visits,
      { one: `Paid until ${day} (1 visit ahead).`, other: `Paid until ${day} (${visits} visits ahead).` },
      'en',
    ),
  toPay: (amount: string) => `${amount} to pay.`,
  credit: (amount: string) => `You have ${amount} credit.`,
  even: 'Nothing to pay.',
  asked: (amount: string, reference: string) => `Please pay ${amount}, reference ${reference}.`,
  claimed: (amount: string, reference: string) =>
    `You reported a payment of ${amount}, reference ${reference}. We will confirm it when the bank shows it.`,
  rejected: (reference: string, reason: string) => `We could not find the payment ${reference}. ${reason}`,
  pay: 'How to pay',
  paid: 'I have paid',
  utr: 'UTR or bank reference (optional)',
  send: 'Send',
  sending: 'One moment …',
  sendFailed: 'That did not work. Please try again.',
  cancel: 'Cancel',
  happened: 'Visits, payments and receipts',
  lines: {
    done: 'Visit',
    skipped: 'Visit cancelled too late',
    opening: 'Opening balance',
    credit: 'Credit',
    charge: 'Charge',
    reversal: 'Payment reversed',
  },
  waived: 'not charged',
  payment: (reference: string) => `Payment ${reference}`,
  older: 'Show older days',
  show: (label: string) => `Show ${label}`,
  series: { R: 'Receipt', B: 'Bill', C: 'Credit note', F: 'Refund' },
  documentFailed: 'This page could not be loaded.',
  print: 'Print',
} as const
