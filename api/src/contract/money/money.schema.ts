import { bookingStatusSchema } from '../bookings/choices.schema.ts'
import { cleanCode } from '../clean-text.ts'
import { languages } from '../people/languages.ts'
import { texts } from '../texts.ts'
import { neededText } from '../wire/free-text.ts'
import { count, day, givenDay, id, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'

/** One crore rupees: more than any care costs. */
const mostRupees = 10_000_000
const rupees = z.int(texts.money.wholeRupees).min(1, texts.money.wholeRupees).max(mostRupees, texts.money.wholeRupees)
const signedRupees = z
  .int(texts.money.wholeRupees)
  .min(-mostRupees, texts.money.wholeRupees)
  .max(mostRupees, texts.money.wholeRupees)
  .refine((amount) => amount !== 0, texts.money.wholeRupees)
const words = neededText(300)
/** The bank reference is never masked, because one in ten looks like an Aadhaar number. */
const utr = z
  .string()
  .max(40, texts.details.tooLong)
  .transform((text) => cleanCode(text).toUpperCase())

const methods = ['upi', 'bank', 'cash'] as const
const method = z.enum(methods, texts.details.chooseOption)

export const settleMoneySchema = z.object({ preview: z.boolean().default(false) })
export const requestPaymentSchema = z.object({ amount: rupees, method })
export const claimPaymentSchema = z.object({ utr: utr.exactOptional() })
export const decidePaymentSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('confirmed'),
    received: rupees,
    utr: utr.exactOptional(),
    paidOn: givenDay.exactOptional(),
  }),
  z.object({ status: z.literal('rejected'), reason: words }),
  z.object({ status: z.literal('withdrawn'), reason: words }),
])
export const changeTermsSchema = z.object({
  price: rupees,
  earlyEnd: z.enum(['share', 'single'], texts.details.chooseOption).default('share'),
  singlePrice: rupees.nullable().default(null),
  reason: words,
})
/**
 * Manual adjustments. A positive opening balance is in the family's favour; a credit for a `bill` issues a credit note (rule
 * MON-9).
 */
export const adjustMoneySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('opening'), amount: signedRupees, reason: words }),
  z.object({ kind: z.literal('credit'), amount: rupees, reason: words, bill: id.exactOptional() }),
  z.object({ kind: z.literal('charge'), amount: rupees, reason: words }),
  z.object({ kind: z.literal('reversal'), payment: id, reason: words }),
])

const paymentSchema = z.strictObject({
  _id: id,
  /** Reference that the family enters in its bank app. */
  reference: z.string(),
  direction: z.enum(['in', 'out']),
  amount: count,
  received: count.nullable(),
  method,
  status: z.enum(['asked', 'claimed', 'confirmed', 'rejected', 'withdrawn']),
  utr: z.string().nullable(),
  paidOn: day.nullable(),
  askedAt: time,
  claimedAt: time.nullable(),
  decidedAt: time.nullable(),
  reason: z.string().nullable(),
  /** Payment page, while the request can be paid. */
  payUrl: z.string().nullable(),
})
export type Payment = z.output<typeof paymentSchema>

const issuedSchema = z.strictObject({
  _id: id,
  label: z.string(),
  series: z.enum(['R', 'B', 'C', 'F']),
  total: z.int(),
  issuedAt: time,
})

const lineSchema = z.strictObject({
  day,
  kind: z.enum(['done', 'skipped', 'opening', 'credit', 'charge', 'reversal']),
  /** Positive amounts are in the family's favour. */
  amount: z.int(),
  isWaived: z.boolean(),
})

/** Money of one booking in whole rupees. */
export const moneySchema = z.strictObject({
  balance: z.int(),
  /** Last fully paid day, and the number of paid upcoming visits. */
  paidUntil: day.nullable(),
  visitsAhead: count,
  terms: z
    .strictObject({
      version: count,
      price: count,
      parts: count,
      isCounted: z.boolean(),
      earlyEnd: z.enum(['share', 'single']),
      singlePrice: count.nullable(),
    })
    .nullable(),
  payments: z.array(paymentSchema),
  documents: z.array(issuedSchema),
  /** The 31 days up to the requested day, newest first. */
  lines: z.array(lineSchema),
  /** Last day of the next older page. */
  olderUntil: day.nullable(),
})
export type Money = z.output<typeof moneySchema>

export const officeMoneySchema = moneySchema.extend({
  suggested: count,
  methods: z.array(method),
  /** First day without a bill. */
  billFrom: day.nullable(),
  /** `visit` is set when the office can waive it. */
  lines: z.array(lineSchema.extend({ visit: z.strictObject({ _id: id, revision: count }).nullable() })),
})
export type OfficeMoney = z.output<typeof officeMoneySchema>
/** Filters; `waits` covers all except `even` (rule MON-14). */
export const moneyStates = ['waits', 'claimed', 'behind', 'soon', 'refund', 'even'] as const
export const moneyRowSchema = z.strictObject({
  _id: id,
  bookingId: z.string(),
  status: bookingStatusSchema,
  patientName: z.string(),
  family: z.strictObject({ name: z.string(), phone: z.string() }),
  ...moneySchema.pick({ balance: true, paidUntil: true, visitsAhead: true }).shape,
  /** Open payment request, possibly claimed as paid. */
  request: paymentSchema.nullable(),
  refund: paymentSchema.nullable(),
})
export type MoneyRow = z.output<typeof moneyRowSchema>
/** GET /admin/payments: money received (positive) or sent (negative), by bank or cash day (rule MON-18). */
export const bookedPaymentSchema = z.strictObject({
  _id: id,
  booking: z.strictObject({ _id: id, bookingId: z.string() }),
  family: z.string(),
  day,
  reference: z.string(),
  method,
  amount: z.int(),
  utr: z.string().nullable(),
  /** The admin who confirmed the payment or received the cash. */
  takenBy: z.string().nullable(),
  /** Day on which the confirmation was reversed. */
  takenBack: day.nullable(),
})
export type BookedPayment = z.output<typeof bookedPaymentSchema>
/** POST /admin/bookings/{id}/settle: after care has ended; stored unless it is only a preview (rule MON-15). */
export const settlementSchema = z.strictObject({
  balance: z.int(),
  /** Extra charge or credit for sessions of an unfinished package at their single price. */
  repriced: z.int(),
  refund: count,
  request: count,
  money: officeMoneySchema,
})
/** POST /admin/bookings/{id}/bills: for days without a bill (rule MON-16). */
export const issueBillSchema = z
  .object({ from: givenDay, to: givenDay })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: texts.details.invalidDate })
/** POST /admin/bookings/{id}/go-on: further packages, and the price of each if it changes (rule MON-17). */
export const extendCareSchema = z.object({
  packages: z.int(texts.money.packages).min(1, texts.money.packages).max(12, texts.money.packages),
  price: rupees.exactOptional(),
})
export const waiveVisitSchema = z.object({ reason: words, revision: count })
export const moneyQuery = z.object({ until: givenDay.exactOptional() })

/** `ID.MAC`, the part after # in the /pay address. */
export const payLinkHeader = z.object({ 'x-pay-link': z.string().default('') })

/** GET /pay: one request, without personal data (rule MON-7). */
export const payPageSchema = z.strictObject({
  amount: count,
  reference: z.string(),
  state: z.enum(['asked', 'claimed', 'confirmed', 'rejected']),
  /** Why the payment was rejected; null in other states. */
  reason: z.string().nullable(),
  brand: z.string(),
  upi: z.strictObject({ vpa: z.string(), name: z.string(), link: z.string(), isVerified: z.boolean() }).nullable(),
  bank: z.strictObject({ holder: z.string(), account: z.string(), ifsc: z.string(), bank: z.string() }).nullable(),
})
export type PayPage = z.output<typeof payPageSchema>

const factSchema = z.strictObject({ name: z.string(), value: z.string() })
/** Names, days and amounts of the day of issue (rule MON-16). */
export const documentPageSchema = z.strictObject({
  title: z.string(),
  language: z.enum(languages),
  issuer: z.array(z.string()),
  facts: z.array(factSchema),
  lines: z.array(z.strictObject({ day: z.string(), what: z.string(), amount: z.string() })),
  sums: z.array(factSchema),
  notes: z.array(z.string()),
})
export type DocumentPage = z.output<typeof documentPageSchema>
export const moneyDocumentSchema = issuedSchema.extend({ page: documentPageSchema })
export type MoneyDocument = z.output<typeof moneyDocumentSchema>
