import type { z } from 'zod'
import { findBooking } from '../bookings/bookings.queries.ts'
import { isBinding } from '../contract/care/booking-status.ts'
import type { extendCareSchema } from '../contract/money/money.schema.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { conflict } from '../http/errors/api-error.ts'
import { extendPackage } from '../visits/schedule/extend-package.ts'
import { auditMoney } from './audit-money.ts'
import { addTerms, ensureTerms, findCharged } from './charges/terms.ts'
import { readOfficeMoney } from './read-money.ts'

type Input = { id: string; given: z.output<typeof extendCareSchema> }

/**
 * An admin extends care by further packages: visits are planned, and the remaining and new price are divided (rule
 * MON-17). Caretaker, status and promises stay.
 * @throws ApiError 404; 409 when care is over, has no price, or has no planned counted package
 */
export const extendCare = (deps: Deps, caller: Caller, { id, given: { packages, price } }: Input) =>
  deps.database.write(async (tx) => {
    const at = deps.now()
    const written = { by: caller.actor.id, at }
    const booking = await findBooking(tx, id, 'all')
    if (!isBinding(booking.status)) throw conflict('visit.care_over')
    const terms = await ensureTerms(tx, id, written)
    if (!terms) throw conflict('money.no_price')
    // A daily price has no packages, whatever the roster.
    if (terms.counted !== 1) throw conflict('money.not_counted')
    const units = await extendPackage(tx, caller, { booking, packages, at })
    const { taken, charged } = await findCharged(tx, terms)
    const shifts = await tx.selectFrom('roster_shifts').select('code').where('booking_id', '=', id).execute()
    const more = (price ?? booking.price_amount) * packages
    const { early_end, single_price } = terms
    await addTerms(
      tx,
      id,
      {
        price: Math.max(0, terms.price - taken) + more,
        parts: Math.max(0, terms.parts - charged) + units * packages * Math.max(1, shifts.length),
        counted: 1,
        early_end,
        single_price,
        reason: `+${packages}`,
      },
      written,
    )
    await auditMoney(tx, caller, {
      bookingId: id,
      code: booking.code,
      action: 'BOOKING_UPDATED',
      event: 'goesOn',
      what: `Care extended by ${packages} ${packages === 1 ? 'package' : 'packages'}`,
      amount: more,
      at,
    })
    return readOfficeMoney(tx, deps, id)
  })
