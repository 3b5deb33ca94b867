import { reportSpanQuery } from '../reports/reports.schema.ts'
import type { Calls } from '../wire/call.ts'
import { listQuery } from '../wire/list-query.ts'
import { id, messageAnswerSchema } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import {
  adjustMoneySchema,
  bookedPaymentSchema,
  changeTermsSchema,
  claimPaymentSchema,
  decidePaymentSchema,
  extendCareSchema,
  issueBillSchema,
  moneyDocumentSchema,
  moneyQuery,
  moneyRowSchema,
  moneySchema,
  officeMoneySchema,
  payLinkHeader,
  payPageSchema,
  requestPaymentSchema,
  settleMoneySchema,
  settlementSchema,
  waiveVisitSchema,
} from './money.schema.ts'

/** API calls for payments, terms, bills and refunds (rules MON-1 to MON-12). */
export const moneyCalls = {
  'GET /booking/{id}/money': { query: moneyQuery, answer: moneySchema, about: 'The money of an own booking' },
  'POST /payments/{id}/claim': {
    body: claimPaymentSchema,
    answer: messageAnswerSchema,
    about: 'Payment claimed by the family',
  },
  'GET /booking/{id}/documents/{documentId}': {
    params: z.object({ id, documentId: id }),
    answer: moneyDocumentSchema,
    about: 'A receipt or credit of an own booking',
  },
  'GET /pay': { headers: payLinkHeader, answer: payPageSchema, about: 'Data for paying one request' },
  'POST /pay/claim': {
    headers: payLinkHeader,
    body: claimPaymentSchema,
    answer: messageAnswerSchema,
    about: 'Payment claimed by the holder of the link',
  },
  'GET /admin/money': {
    query: listQuery,
    answer: z.array(moneyRowSchema),
    about: 'Bookings with the state of their money',
  },
  'GET /admin/payments': {
    query: reportSpanQuery,
    answer: z.array(bookedPaymentSchema),
    about: 'Payments received and sent in a period',
  },
  'GET /admin/bookings/{id}/money': {
    query: moneyQuery,
    answer: officeMoneySchema,
    about: 'The money of a booking, and possible payment requests',
  },
  'PUT /admin/bookings/{id}/terms': {
    body: changeTermsSchema,
    answer: officeMoneySchema,
    about: 'New price for visits charged from now on',
  },
  'POST /admin/bookings/{id}/payments': {
    body: requestPaymentSchema,
    answer: officeMoneySchema,
    status: 201,
    about: 'Payment requested',
  },
  'POST /admin/bookings/{id}/adjustments': {
    body: adjustMoneySchema,
    answer: officeMoneySchema,
    status: 201,
    about: 'Balance adjusted by hand, with a reason',
  },
  'POST /admin/bookings/{id}/settle': {
    body: settleMoneySchema,
    answer: settlementSchema,
    status: 201,
    about: 'Settlement after the end of care, previewed or stored',
  },
  'POST /admin/bookings/{id}/go-on': {
    body: extendCareSchema,
    answer: officeMoneySchema,
    status: 201,
    about: 'Booking extended by further packages',
  },
  'POST /admin/bookings/{id}/bills': {
    body: issueBillSchema,
    answer: officeMoneySchema,
    status: 201,
    about: 'Bill for days without a bill',
  },
  'POST /admin/visits/{id}/waive': {
    body: waiveVisitSchema,
    answer: officeMoneySchema,
    about: 'Charged visit waived',
  },
  'PUT /admin/payments/{id}': {
    body: decidePaymentSchema,
    answer: officeMoneySchema,
    about: 'A payment is confirmed, rejected or withdrawn',
  },
  'GET /admin/documents-issued/{id}': { answer: moneyDocumentSchema, about: 'A document as it was issued' },
} as const satisfies Calls
