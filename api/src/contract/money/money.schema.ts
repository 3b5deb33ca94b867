import { bookingStatusSchema } from '../bookings/choices.schema.ts'
import { cleanCode } from '../clean-text.ts'
import { languages } from '../people/languages.ts'
import { texts } from '../texts.ts'
import { neededText } from '../wire/free-text.ts'
import { count, day, givenDay, id, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'

/** More than any care costs: one crore rupees. */
const mostRupees = 10_000_000
const rupees = z.int(texts.money.wholeRupees).min(1, texts.money.wholeRupees).max(mostRupees, texts.money.wholeRupees)
const signedRupees = z
  .int(texts.money.wholeRupees)
  .min(-mostRupees, texts.money.wholeRupees)
  .max(mostRupees, texts.money.wholeRupees)
  .refine((amount) => amount !== 0, texts.money.wholeRupees)
const words = neededText(300)
/** What the bank calls a payment; never masked, since one in ten looks like an Aadhaar number. */
const utr = z
  .string()
  .max(40, texts.details.tooLong)
  .transform((text) => cleanCode(text).toUpperCase())

const methods = ['upi', 'bank', 'cash'] as const
const method = z.enum(methods, texts.details.chooseOption)

export const settleMoneySchema = z.object({ preview: z.boolean().default(false) })
export const askPaymentSchema = z.object({ amount: rupees, method })
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
 * By hand: what was before, a credit, a further charge (all with their sign, plus for the family), or a confirmation taken back.
 * A credit for a `bill` gets a credit note (rule MON-9).
 */
export const adjustMoneySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('opening'), amount: signedRupees, reason: words }),
  z.object({ kind: z.literal('credit'), amount: rupees, reason: words, bill: id.exactOptional() }),
  z.object({ kind: z.literal('charge'), amount: rupees, reason: words }),
  z.object({ kind: z.literal('reversal'), payment: id, reason: words }),
])

const paymentSchema = z.strictObject({
  _id: id,
  /** What a family writes into its bank app. */
  reference: z.string(),
  direction: z.enum(['in', 'out']),
  amount: count,
  /** What really came, or went. */
  received: count.nullable(),
  method,
  status: z.enum(['asked', 'claimed', 'confirmed', 'rejected', 'withdrawn']),
  utr: z.string().nullable(),
  paidOn: day.nullable(),
  askedAt: time,
  claimedAt: time.nullable(),
  decidedAt: time.nullable(),
  reason: z.string().nullable(),
  /** The page on which it can be paid, while it can. */
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
  /** Plus is the family's. */
  amount: z.int(),
  isWaived: z.boolean(),
})

/** The money of one booking: what is there, until when it lasts, what was asked, paid and given. Whole rupees. */
export const moneySchema = z.strictObject({
  balance: z.int(),
  /** The last day that is paid, and how many visits ahead are. */
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
  /** What happened in the 31 days up to the one asked for, newest first. */
  lines: z.array(lineSchema),
  /** The last day of the page before; null where there is none. */
  olderUntil: day.nullable(),
})
export type Money = z.output<typeof moneySchema>

/** The same for the office, with what could be asked for. */
export const officeMoneySchema = moneySchema.extend({
  suggested: count,
  methods: z.array(method),
  /** The first day that stands on no bill; null while nothing is to bill. */
  billFrom: day.nullable(),
  /** With the visit that a line is of, as it was seen: it can be waived. */
  lines: z.array(lineSchema.extend({ visit: z.strictObject({ _id: id, revision: count }).nullable() })),
})
export type OfficeMoney = z.output<typeof officeMoneySchema>
/** What the office looks for; `waits` is each of them but `even` (rule MON-14). */
export const moneyStates = ['waits', 'claimed', 'behind', 'soon', 'refund', 'even'] as const
/** GET /admin/money: a booking and how its money stands. */
export const moneyRowSchema = z.strictObject({
  _id: id,
  bookingId: z.string(),
  status: bookingStatusSchema,
  patientName: z.string(),
  family: z.strictObject({ name: z.string(), phone: z.string() }),
  ...moneySchema.pick({ balance: true, paidUntil: true, visitsAhead: true }).shape,
  /** What is asked for, or said to be paid. */
  request: paymentSchema.nullable(),
  /** What is to be sent back. */
  refund: paymentSchema.nullable(),
})
export type MoneyRow = z.output<typeof moneyRowSchema>
/** GET /admin/payments: what came (plus) or went (minus), by the day of the bank or of the cash (rule MON-18). */
export const bookedPaymentSchema = z.strictObject({
  _id: id,
  booking: z.strictObject({ _id: id, bookingId: z.string() }),
  family: z.string(),
  day,
  reference: z.string(),
  method,
  amount: z.int(),
  utr: z.string().nullable(),
  /** Who confirmed it: of cash, who took it. */
  takenBy: z.string().nullable(),
  /** The day on which the confirmation was taken back. */
  takenBack: day.nullable(),
})
export type BookedPayment = z.output<typeof bookedPaymentSchema>
/** POST /admin/bookings/{id}/settle: what is left when care is over; kept unless it is only looked at (rule MON-15). */
export const settlementSchema = z.strictObject({
  balance: z.int(),
  /** What sessions of an unfinished package cost more, or less, by their single price. */
  repriced: z.int(),
  refund: count,
  request: count,
  money: officeMoneySchema,
})
/** POST /admin/bookings/{id}/bills: days that stand on no bill yet (rule MON-16). */
export const issueBillSchema = z
  .object({ from: givenDay, to: givenDay })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: texts.details.invalidDate })
/** POST /admin/bookings/{id}/go-on: how many more packages, and the price of each where it is another one (rule MON-17). */
export const goOnSchema = z.object({
  packages: z.int(texts.money.packages).min(1, texts.money.packages).max(12, texts.money.packages),
  price: rupees.exactOptional(),
})
export const waiveVisitSchema = z.object({ reason: words, revision: count })
export const moneyQuery = z.object({ until: givenDay.exactOptional() })

/** What carries the link of /pay: `ID.MAC`, as it stands behind the # of the address. */
export const payLinkHeader = z.object({ 'x-pay-link': z.string().default('') })

/** GET /pay: what one request needs to be paid, and nothing of whose it is (rule MON-7). */
export const payPageSchema = z.strictObject({
  amount: count,
  reference: z.string(),
  state: z.enum(['asked', 'claimed', 'confirmed', 'rejected']),
  /** Why it was not found; null for any other state. */
  reason: z.string().nullable(),
  brand: z.string(),
  upi: z.strictObject({ vpa: z.string(), name: z.string(), link: z.string(), isVerified: z.boolean() }).nullable(),
  bank: z.strictObject({ holder: z.string(), account: z.string(), ifsc: z.string(), bank: z.string() }).nullable(),
})
export type PayPage = z.output<typeof payPageSchema>

const factSchema = z.strictObject({ name: z.string(), value: z.string() })
/** A document as one page, in words: names, days and amounts are those of the day on which it was issued (rule MON-16). */
const documentPageSchema = z.strictObject({
  title: z.string(),
  /** In which it is written. */
  language: z.enum(languages),
  issuer: z.array(z.string()),
  facts: z.array(factSchema),
  /** What a bill lists, oldest first. */
  lines: z.array(z.strictObject({ day: z.string(), what: z.string(), amount: z.string() })),
  sums: z.array(factSchema),
  notes: z.array(z.string()),
})
export type DocumentPage = z.output<typeof documentPageSchema>
export const moneyDocumentSchema = issuedSchema.extend({ page: documentPageSchema })
export type MoneyDocument = z.output<typeof moneyDocumentSchema>
