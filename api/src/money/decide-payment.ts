import type { Tx } from '@thodu/db'
import type { z } from 'zod'
import type { decidePaymentSchema } from '../contract/money/money.schema.ts'
import { texts } from '../contract/texts.ts'
import { addDays, dayInCity } from '../contract/time.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { ApiError, conflict, wrongField } from '../http/errors/api-error.ts'
import { auditMoney, tailOf } from './audit-money.ts'
import { issueDocument } from './issue-document.ts'
import { findPayment, isSettled, requireValidReference, type StoredPayment } from './payments.queries.ts'
import { readOfficeMoney } from './read-money.ts'

/** In days: a family may pay before the office enters the booking, but an earlier date is a mistake. */
const daysBefore = 30

type Input = z.output<typeof decidePaymentSchema>
type Confirmation = Extract<Input, { status: 'confirmed' }>
type Confirmed = { payment: StoredPayment; given: Confirmation; at: Date }

/** @throws ApiError 409 when another confirmed payment, not reversed, has this bank reference */
async function refuseTaken(tx: Tx, utr: string): Promise<void> {
  const other = await tx
    .selectFrom('payments')
    .select('reference')
    .where('utr', '=', utr)
    .where('status', '=', 'confirmed')
    .where((row) =>
      row.not(row.exists(row.selectFrom('money_adjustments').select('id').whereRef('payment_id', '=', 'payments.id'))),
    )
    .executeTakeFirst()
  if (other) throw new ApiError(409, 'money.reference_taken', { values: { reference: other.reference } })
}

/**
 * Stores the received amount, day and reference, and issues a receipt or refund document in the same transaction (rule
 * MON-7).
 */
async function confirm(tx: Tx, deps: Deps, caller: Caller, { payment, given, at }: Confirmed) {
  const { method, direction } = payment
  const utr = method === 'cash' ? (given.utr ?? '') : (given.utr ?? payment.utr ?? '')
  requireValidReference(method, utr)
  const today = dayInCity(at)
  const paidOn = given.paidOn ?? today
  if (paidOn > today) throw wrongField('paidOn', texts.money.futureDay)
  const { created_day: bookedOn } = await tx
    .selectFrom('bookings')
    .select('created_day')
    .where('id', '=', payment.booking_id)
    .executeTakeFirstOrThrow()
  if (paidOn < addDays(bookedOn, -daysBefore)) throw wrongField('paidOn', texts.money.earlyDay)
  if (direction === 'out' && given.received > payment.amount) throw wrongField('received', texts.money.overRefund)
  if (utr !== '') await refuseTaken(tx, utr)
  const known = utr === '' ? null : utr
  const changes = { received: given.received, utr: known, paid_on: paidOn, status: 'confirmed' } as const
  await decide(tx, caller, payment, changes, at)
  const document = await issueDocument(tx, deps, {
    series: direction === 'in' ? 'R' : 'F',
    bookingId: payment.booking_id,
    paymentId: payment.id,
    total: given.received,
    content: { reference: payment.reference, method, paidOn, utr: known },
    by: caller.actor.id,
    at,
  })
  return `confirmed${known === null ? '' : `, reference ${tailOf(known)}`}, ${direction === 'in' ? 'receipt' : 'refund document'} ${document.label}`
}

type Changes = Partial<Pick<StoredPayment, 'received' | 'utr' | 'paid_on' | 'reason'>> & { status: Input['status'] }
const decide = (tx: Tx, caller: Caller, { id }: StoredPayment, changes: Changes, at: Date) =>
  tx
    .updateTable('payments')
    .set({ ...changes, decided_by: caller.actor.id, decided_at: at.toISOString(), updated_at: at.toISOString() })
    .where('id', '=', id)
    .execute()

/**
 * An admin confirms, rejects or withdraws a payment once (rule MON-7).
 * @throws ApiError 400 for an invalid reference or day; 404; 409 when it is settled, or its reference is confirmed
 * elsewhere
 */
export const decidePayment = (deps: Deps, caller: Caller, { id, given }: { id: string; given: Input }) =>
  deps.database.write(async (tx) => {
    const at = deps.now()
    const payment = await findPayment(tx, id, 'all')
    if (isSettled(payment)) throw conflict('money.settled')
    let what: string = given.status
    if (given.status === 'confirmed') what = await confirm(tx, deps, caller, { payment, given, at })
    else await decide(tx, caller, payment, { status: given.status, reason: given.reason }, at)
    await auditMoney(tx, caller, {
      bookingId: payment.booking_id,
      code: payment.code,
      action: 'ADMIN_ACTION',
      event: given.status === 'confirmed' && payment.direction === 'out' ? 'sent' : given.status,
      of: payment.reference,
      what: `Payment ${payment.reference} ${what}`,
      ...(given.status === 'confirmed' ? { amount: given.received } : {}),
      at,
    })
    return readOfficeMoney(tx, deps, payment.booking_id)
  })
