import { shiftCodes } from '../care/care-shapes.ts'
import { cleanCode } from '../clean-text.ts'
import { documentPageSchema } from '../money/money.schema.ts'
import { texts } from '../texts.ts'
import { neededText } from '../wire/free-text.ts'
import { count, day, givenDay, id, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import { entryKinds } from './pay-rules.ts'

/** More than a month of care earns. */
const mostRupees = 1_000_000
const rupees = z.int(texts.money.wholeRupees).min(1, texts.money.wholeRupees).max(mostRupees, texts.money.wholeRupees)
const signedRupees = z
  .int(texts.money.wholeRupees)
  .min(-mostRupees, texts.money.wholeRupees)
  .max(mostRupees, texts.money.wholeRupees)
  .refine((amount) => amount !== 0, texts.money.wholeRupees)
const rate = rupees.nullable()
const reason = neededText(300)
/** YYYY-MM. */
const month = z.string(texts.details.invalidDate).regex(/^20\d{2}-(0[1-9]|1[0-2])$/, texts.details.invalidDate)
const methods = ['upi', 'bank', 'cash'] as const

/** The current month by default. */
export const payrollQuery = z.object({ month: month.exactOptional() })

/** Pay of each kind of visit from a day on. `null`: this kind is not agreed. */
export const setRatesSchema = z
  .object({ from: givenDay, day: rate, night: rate, liveIn: rate, session: rate })
  .refine(({ day, night, liveIn, session }) => [day, night, liveIn, session].some((one) => one !== null), {
    path: ['day'],
    message: texts.payroll.oneRate,
  })
/** An amount is positive, except for a correction, which can be in favour of either side (rule PAY-4). */
export const addEntrySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['advance', 'addition', 'deduction']), amount: rupees, day: givenDay, reason }),
  z.object({ kind: z.literal('correction'), amount: signedRupees, month, reason }),
])
export const closeMonthSchema = z.object({ month })
export const openSlipSchema = closeMonthSchema
export const payMonthSchema = z.object({
  month,
  method: z.enum(methods, texts.details.chooseOption),
  /** Bank reference; empty for cash. It is never masked, because one in ten looks like an Aadhaar number. */
  reference: z
    .string()
    .max(40, texts.details.tooLong)
    .transform((text) => cleanCode(text).toUpperCase())
    .default(''),
  paidOn: givenDay.exactOptional(),
})

const code = z.enum(shiftCodes)
const lineSchema = z.strictObject({
  _id: id,
  kind: z.enum(['visit', ...entryKinds]),
  day,
  /** Kind and minutes of a visit; null for other lines. */
  code: code.nullable(),
  minutes: count.nullable(),
  /** Positive amounts are in the caretaker's favour. */
  amount: z.int(),
  reason: z.string().nullable(),
  /** The closed month that a correction corrects. */
  corrects: month.nullable(),
})
export type PayLine = z.output<typeof lineSchema>
const openVisitSchema = z.strictObject({ _id: id, day, code })
export const payStates = ['open', 'closed', 'paid'] as const

const sums = {
  /** Debt of the last closed month: zero or negative. */
  carried: z.int().max(0),
  earned: count,
  advances: count,
  adjustments: z.int(),
  due: z.int(),
}
const figures = {
  month,
  state: z.enum(payStates),
  /** Paid visits by kind: days, nights, live-in days, sessions. */
  given: z.strictObject({ D: count, N: count, L: count, S: count }),
  minutes: count,
  ...sums,
}
/** A caretaker's month, by service day (rules PAY-5, PAY-9). */
export const payBookSchema = z.strictObject({
  ...figures,
  lines: z.array(lineSchema),
  /** Finished visits without a confirmation; they are not paid yet. */
  unconfirmed: z.array(openVisitSchema),
  /** The rates of the month's last day. */
  rates: z.strictObject({ from: day, day: rate, night: rate, liveIn: rate, session: rate }).nullable(),
  payment: z.strictObject({ method: z.enum(methods), reference: z.string().nullable(), paidOn: day }).nullable(),
  closedAt: time.nullable(),
})
export type PayBook = z.output<typeof payBookSchema>

const caretaker = z.strictObject({ _id: id, name: z.string() })
/** The same for the office, with what prevents closing. */
export const officePayBookSchema = payBookSchema.extend({
  caretaker,
  /** Confirmed visits of a kind without a rate. */
  unpriced: z.array(openVisitSchema),
  history: z.array(z.strictObject({ from: day, day: rate, night: rate, liveIn: rate, session: rate })),
  /** Whether the month can be closed, and why not. */
  closing: z.enum(['possible', 'done', 'not_over', 'no_rate', 'earlier_open', 'later_closed', 'nothing']),
  /** The closed months, for a correction; newest first. */
  closedMonths: z.array(month),
  /** When an admin last opened the slip of this month in WhatsApp. */
  slipOpened: z.strictObject({ at: time, by: z.string() }).nullable(),
})
export type OfficePayBook = z.output<typeof officePayBookSchema>
export type PayClosing = OfficePayBook['closing']

/** GET /admin/payroll: a row for each caretaker with work, pay or days off in the month. */
export const payrollSchema = z.strictObject({
  month,
  isOver: z.boolean(),
  caretakers: z.array(
    z.strictObject({
      caretaker,
      hasRates: z.boolean(),
      ...figures,
      unconfirmed: count,
      unpriced: count,
      missed: count,
      daysOff: count,
      payment: payBookSchema.shape.payment,
    }),
  ),
})
export type Payroll = z.output<typeof payrollSchema>

/** A pay slip in the caretaker's language, and a draft that shares it. */
export const paySlipSchema = z.strictObject({
  page: documentPageSchema,
  /** The slip as a message. */
  text: z.string(),
  /** Opens a draft in WhatsApp; null without a mobile number. */
  whatsAppUrl: z.string().nullable(),
})
export type PaySlip = z.output<typeof paySlipSchema>
export const ownPaySlipSchema = paySlipSchema.pick({ page: true })
