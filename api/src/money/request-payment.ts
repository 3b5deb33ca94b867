import { newId } from '@thodu/db'
import type { z } from 'zod'
import { findBooking } from '../bookings/bookings.queries.ts'
import type { requestPaymentSchema } from '../contract/money/money.schema.ts'
import { takesMoney } from '../contract/payment-setup.ts'
import { texts } from '../contract/texts.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { ApiError, conflict, wrongField } from '../http/errors/api-error.ts'
import { auditMoney } from './audit-money.ts'
import { ensureTerms } from './charges/terms.ts'
import { nextPaymentNumber } from './payments.queries.ts'
import { readOfficeMoney } from './read-money.ts'

type Input = z.output<typeof requestPaymentSchema>
type Setup = Deps['config']['payments']

/** @throws ApiError 409 without payment setup; 400 for a method that is not set up, or above the UPI limit (rule MON-5) */
function refuseWay(setup: Setup, { amount, method }: Input): void {
  if (!takesMoney(setup)) throw conflict('money.off')
  if (method !== 'cash' && setup[method] === null) throw wrongField('method', texts.money.notOffered)
  if (method === 'upi' && setup.upi && amount > setup.upi.max)
    throw new ApiError(400, 'money.over_upi', { values: { most: setup.upi.max.toLocaleString('en-IN') } })
}

/**
 * An admin requests a payment; a booking has one open request at most (rule MON-5).
 * @throws ApiError 400; 404; 409 when a request is open, nothing is set up, or the booking has no price
 */
export const requestPayment = (deps: Deps, caller: Caller, { id, given }: { id: string; given: Input }) =>
  deps.database.write(async (tx) => {
    const at = deps.now()
    const booking = await findBooking(tx, id, 'all')
    refuseWay(deps.config.payments, given)
    const open = await tx
      .selectFrom('payments')
      .select('id')
      .where('booking_id', '=', id)
      .where('direction', '=', 'in')
      .where('status', 'in', ['asked', 'claimed'])
      .executeTakeFirst()
    if (open) throw conflict('money.request_open')
    if (!(await ensureTerms(tx, id, { by: caller.actor.id, at }))) throw conflict('money.no_price')
    const number = await nextPaymentNumber(tx, id)
    const reference = `${booking.code}-${number}`
    const time = at.toISOString()
    await tx
      .insertInto('payments')
      .values({
        ...given,
        id: newId(at.getTime()),
        booking_id: id,
        number,
        reference,
        direction: 'in',
        status: 'asked',
        asked_by: caller.actor.id,
        asked_at: time,
        updated_at: time,
      })
      .execute()
    await auditMoney(tx, caller, {
      bookingId: id,
      code: booking.code,
      action: 'ADMIN_ACTION',
      event: 'asked',
      of: reference,
      what: `Payment ${reference} requested`,
      amount: given.amount,
      at,
    })
    return readOfficeMoney(tx, deps, id)
  })
