import { newId, readJson, type Tx } from '@thodu/db'
import type { z } from 'zod'
import { findBooking } from '../bookings/bookings.queries.ts'
import type { adjustMoneySchema, changeTermsSchema } from '../contract/money/money.schema.ts'
import { dayInCity } from '../contract/time.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { conflict, notFound } from '../http/errors/api-error.ts'
import { auditMoney } from './audit-money.ts'
import { addTerms, ensureTerms, findCharged } from './charges/terms.ts'
import type { DocumentContent } from './document-content.ts'
import { issueDocument } from './issue-document.ts'
import { findPayment } from './payments.queries.ts'
import { readOfficeMoney } from './read-money.ts'

type Given = z.output<typeof adjustMoneySchema>
type Input<Body> = { id: string; given: Body }

/**
 * Finds a confirmed payment that can be reversed once. @throws ApiError 404; 409 when it is not confirmed or was
 * reversed
 */
async function findReversed(tx: Tx, bookingId: string, paymentId: string) {
  const payment = await findPayment(tx, paymentId, 'all')
  if (payment.booking_id !== bookingId) throw notFound()
  const before = await tx.selectFrom('money_adjustments').select('id').where('payment_id', '=', paymentId).execute()
  if (payment.status !== 'confirmed' || payment.received === null || before.length > 0) throw conflict('money.settled')
  return { ...payment, received: payment.received }
}

type Reversed = Awaited<ReturnType<typeof findReversed>>
async function takeBack(tx: Tx, deps: Deps, caller: Caller, { payment, at }: { payment: Reversed; at: Date }) {
  const receipt = await tx
    .selectFrom('issued_documents')
    .select('label')
    .where('payment_id', '=', payment.id)
    .executeTakeFirst()
  const { method, utr, reference, paid_on: paidOn } = payment
  await issueDocument(tx, deps, {
    series: 'C',
    bookingId: payment.booking_id,
    paymentId: payment.id,
    total: payment.received,
    content: { reference, method, paidOn, utr, takesBack: receipt?.label ?? null },
    by: caller.actor.id,
    at,
  })
}

const takenBack = ({ content }: { content: string }) =>
  content === '' ? null : readJson<Pick<DocumentContent, 'takesBack'>>(content).takesBack

/**
 * Finds the bill of a credit. @throws ApiError 404, also when its content is erased; 409 when the credit exceeds the
 * rest of the bill
 */
async function findCorrected(tx: Tx, bookingId: string, { bill: id, amount }: { bill: string; amount: number }) {
  const documents = await tx
    .selectFrom('issued_documents')
    .select(['id', 'series', 'label', 'to_day', 'total', 'content'])
    .where('booking_id', '=', bookingId)
    .where('series', 'in', ['B', 'C'])
    .execute()
  const bill = documents.find((row) => row.id === id && row.series === 'B')
  // The bill's content is erased with or before its credits, so the credited sum is unknown.
  if (!bill?.to_day || bill.content === '') throw notFound()
  const corrected = documents
    .filter((row) => row.series === 'C' && takenBack(row) === bill.label)
    .reduce((sum, { total }) => sum + total, 0)
  if (amount > bill.total - corrected) throw conflict('money.more_than_bill')
  return { label: bill.label, day: bill.to_day }
}

/**
 * An admin adjusts a balance: opening balance, credit, charge or reversal of a payment (rule MON-9). A credit for a
 * bill has the bill's last day, so that no later bill lists it, and gets a credit note.
 * @throws ApiError 404; 409 when the payment is not confirmed or was reversed, or the credit exceeds the bill
 */
export const adjustMoney = (deps: Deps, caller: Caller, { id, given }: Input<Given>) =>
  deps.database.write(async (tx) => {
    const at = deps.now()
    const booking = await findBooking(tx, id, 'all')
    const payment = given.kind === 'reversal' ? await findReversed(tx, id, given.payment) : undefined
    const sign = given.kind === 'charge' || payment?.direction === 'in' ? -1 : 1
    const amount = sign * (given.kind === 'reversal' ? (payment?.received ?? 0) : given.amount)
    const bill =
      given.kind === 'credit' && given.bill ? await findCorrected(tx, id, { ...given, bill: given.bill }) : null
    if (payment) await takeBack(tx, deps, caller, { payment, at })
    if (bill)
      await issueDocument(tx, deps, {
        series: 'C',
        bookingId: id,
        paymentId: null,
        total: amount,
        content: { takesBack: bill.label },
        by: caller.actor.id,
        at,
      })
    await tx
      .insertInto('money_adjustments')
      .values({
        id: newId(at.getTime()),
        booking_id: id,
        kind: given.kind,
        amount,
        payment_id: payment?.id ?? null,
        reason: given.reason,
        by_id: caller.actor.id,
        day: bill?.day ?? dayInCity(at),
        created_at: at.toISOString(),
      })
      .execute()
    const of = payment ? ` of payment ${payment.reference}` : bill ? ` for bill ${bill.label}` : ''
    const what = `Balance adjusted, ${given.kind}${of}`
    await auditMoney(tx, caller, {
      bookingId: id,
      code: booking.code,
      action: 'ADMIN_ACTION',
      event: given.kind,
      ...(payment ? { of: payment.reference } : {}),
      what,
      amount,
      at,
    })
    return readOfficeMoney(tx, deps, id)
  })

/**
 * An admin changes the price of visits charged from now on; the rest of a counted package is divided again (rule
 * MON-1).
 * @throws ApiError 404; 409 for a booking without a price
 */
export const changeTerms = (deps: Deps, caller: Caller, { id, given }: Input<z.output<typeof changeTermsSchema>>) =>
  deps.database.write(async (tx) => {
    const at = deps.now()
    const booking = await findBooking(tx, id, 'all')
    const written = { by: caller.actor.id, at }
    const terms = await ensureTerms(tx, id, written)
    if (!terms) throw conflict('money.no_price')
    const { charged } = await findCharged(tx, terms)
    const left = terms.counted === 1 ? Math.max(1, terms.parts - charged) : terms.parts
    const { price, earlyEnd, singlePrice, reason } = given
    const wanted = { price, parts: left, counted: terms.counted, early_end: earlyEnd, single_price: singlePrice }
    await addTerms(tx, id, { ...wanted, reason }, written)
    const what = 'New price of care from now on'
    await auditMoney(tx, caller, {
      bookingId: id,
      code: booking.code,
      action: 'BOOKING_UPDATED',
      event: 'terms',
      what,
      amount: price,
      at,
    })
    return readOfficeMoney(tx, deps, id)
  })
