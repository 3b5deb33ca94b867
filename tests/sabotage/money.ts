import type { Protection } from './protection.ts'

const payments = ['tests/api/money/payments.test.ts']
const charges = ['tests/api/money/charges.test.ts']

/** What holds that nothing is counted twice, nothing lost, and nobody reads another's money. */
export const moneyProtections: readonly Protection[] = [
  {
    id: 'money-charged-once',
    what: 'A visit that was charged is not charged again',
    file: 'api/src/charges/charge-of.ts',
    find: 'if (before.charge_no !== null) return undefined',
    replace: '',
    tests: charges,
  },
  {
    id: 'money-own-claim',
    what: 'A family claims its own payments only',
    file: 'api/src/money/payments/payments.queries.ts',
    find: "query.where('bookings.user_id', '=', scope === 'all' ? '' : scope.family)",
    replace: 'query',
    tests: payments,
  },
  {
    id: 'money-settled-once',
    what: 'A settled payment is not confirmed again',
    file: 'api/src/money/payments/decide-payment.ts',
    find: "if (isSettled(payment)) throw conflict('money.settled')",
    replace: '',
    tests: payments,
  },
  {
    id: 'money-reference-once',
    what: 'One reference of a bank counts for one payment',
    file: 'api/src/money/payments/decide-payment.ts',
    find: "if (utr !== '') await refuseTaken(tx, utr)",
    replace: '',
    tests: payments,
  },
  {
    id: 'money-one-request',
    what: 'A booking has one open request',
    file: 'api/src/money/payments/ask-payment.ts',
    find: "if (open) throw conflict('money.request_open')",
    replace: '',
    tests: payments,
  },
  {
    id: 'money-link-ends',
    what: 'The page of a request ends with it',
    file: 'api/src/money/payments/claim-payment.ts',
    find: 'if (!isShown(payment, deps.now())) throw notFound()',
    replace: '',
    tests: payments,
  },
  {
    id: 'money-page-ends',
    what: 'The page of a withdrawn request is not found',
    file: 'api/src/money/payments/read-pay-page.ts',
    find: 'if (!isShown(payment, now())) throw notFound()',
    replace: '',
    tests: payments,
  },
  {
    id: 'money-own-document',
    what: 'A family opens documents of its own booking only',
    file: 'api/src/money/money.routes.ts',
    find: 'if (document.booking_id !== booking.id) throw notFound()',
    replace: '',
    tests: payments,
  },
  {
    id: 'money-even-before-removal',
    what: 'No account goes while its money is uneven',
    file: 'api/src/users/remove-account.ts',
    find: 'await refuseUnsettled(tx, account.id)',
    replace: '',
    tests: payments,
  },
  {
    id: 'money-log-tail',
    what: 'The log holds the last four of a reference',
    file: 'api/src/money/audit-money.ts',
    find: '`…${utr.slice(-4)}`',
    replace: 'utr',
    tests: payments,
  },
  {
    id: 'money-kept',
    what: 'Settled payments are not rewritten',
    file: 'db/src/schema/triggers/money.ts',
    find: "{ name: 'payments_keep_decided', at: 'before update on payments', when: decided, run: [engine.refuse(kept)] },",
    replace: '',
    tests: charges,
  },
  {
    id: 'money-reference-guard',
    what: 'A reference stands in one confirmation, whoever writes it',
    file: 'db/src/schema/triggers/money.ts',
    find: "other.status = 'confirmed' and",
    replace: "other.status = 'withdrawn' and",
    tests: charges,
  },
]
