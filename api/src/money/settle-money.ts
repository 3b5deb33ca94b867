import { newId, type Tx } from '@thodu/db'
import type { z } from 'zod'
import { findBooking } from '../bookings/bookings.queries.ts'
import { isBinding } from '../contract/care/booking-status.ts'
import type { settleMoneySchema } from '../contract/money/money.schema.ts'
import type { PayingMethod } from '../contract/money/money-rules.ts'
import { takesMoney } from '../contract/payment-setup.ts'
import { dayInCity } from '../contract/time.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { conflict } from '../http/errors/api-error.ts'
import { auditMoney } from './audit-money.ts'
import { readSettlement, repricedBecause, type Settlement } from './charges/settlement.ts'
import { nextPaymentNumber } from './payments.queries.ts'
import { readOfficeMoney } from './read-money.ts'

/** Finds the family's last method if it is set up, else the first one that is. */
async function findMethod(tx: Tx, { config }: Deps, bookingId: string, amount: number): Promise<PayingMethod> {
  const { upi, bank } = config.payments
  const last = await tx
    .selectFrom('payments')
    .select('method')
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'confirmed')
    .orderBy('number', 'desc')
    .executeTakeFirst()
  if (last?.method === 'cash') return 'cash'
  const fitsUpi = upi !== null && amount <= upi.max
  if (last?.method === 'upi' && fitsUpi) return 'upi'
  if (bank !== null) return 'bank'
  return fitsUpi ? 'upi' : 'cash'
}

/** @throws ApiError 409 while care continues, without payment setup, or while a payment is open */
async function refuseOpen(tx: Tx, deps: Deps, booking: Awaited<ReturnType<typeof findBooking>>): Promise<void> {
  if (!takesMoney(deps.config.payments)) throw conflict('money.off')
  if (isBinding(booking.status)) throw conflict('money.care_goes_on')
  const waiting = await tx
    .selectFrom('payments')
    .select('direction')
    .where('booking_id', '=', booking.id)
    .where('status', 'in', ['asked', 'claimed'])
    .executeTakeFirst()
  if (waiting) throw conflict(waiting.direction === 'in' ? 'money.request_open' : 'money.refund_waits')
}

type Keeping = { booking: Awaited<ReturnType<typeof findBooking>>; settlement: Settlement; at: Date }

async function keep(tx: Tx, deps: Deps, caller: Caller, { booking, settlement, at }: Keeping): Promise<void> {
  const { repriced, refund, request } = settlement
  const time = at.toISOString()
  if (repriced !== 0)
    await tx
      .insertInto('money_adjustments')
      .values({
        id: newId(at.getTime()),
        booking_id: booking.id,
        kind: repriced > 0 ? 'charge' : 'credit',
        amount: -repriced,
        payment_id: null,
        reason: repricedBecause,
        by_id: caller.actor.id,
        day: dayInCity(at),
        created_at: time,
      })
      .execute()
  const amount = refund + request
  if (amount === 0) return
  const number = await nextPaymentNumber(tx, booking.id)
  await tx
    .insertInto('payments')
    .values({
      id: newId(at.getTime()),
      booking_id: booking.id,
      number,
      reference: `${booking.code}-${number}`,
      direction: refund > 0 ? 'out' : 'in',
      amount,
      method: await findMethod(tx, deps, booking.id, amount),
      status: 'asked',
      asked_by: caller.actor.id,
      asked_at: time,
      updated_at: time,
    })
    .execute()
}

type Input = { id: string; given: z.output<typeof settleMoneySchema> }

/**
 * An admin previews or stores the final settlement: a refund or a last request (rule MON-15).
 * @throws ApiError 404; 409 while care continues, a payment is open, or nothing is left
 */
export const settleMoney = (deps: Deps, caller: Caller, { id, given }: Input) =>
  deps.database.write(async (tx) => {
    const at = deps.now()
    const booking = await findBooking(tx, id, 'all')
    await refuseOpen(tx, deps, booking)
    const settlement = await readSettlement(tx, id)
    if (settlement.refund + settlement.request + Math.abs(settlement.repriced) === 0)
      throw conflict('money.nothing_left')
    if (!given.preview) {
      await keep(tx, deps, caller, { booking, settlement, at })
      await auditMoney(tx, caller, {
        bookingId: id,
        code: booking.code,
        action: 'ADMIN_ACTION',
        event: 'settled',
        what: settlement.refund > 0 ? 'Money settled, refund due' : 'Money settled, payment due',
        amount: settlement.refund + settlement.request,
        at,
      })
    }
    return { ...settlement, money: await readOfficeMoney(tx, deps, id) }
  })
