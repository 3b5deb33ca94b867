import type { Reader, Tx } from '@thodu/db'
import type { z } from 'zod'
import { findBooking } from '../bookings/bookings.queries.ts'
import type { issueBillSchema } from '../contract/money/money.schema.ts'
import { texts } from '../contract/texts.ts'
import { type Day, dayInCity } from '../contract/time.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { conflict, wrongField } from '../http/errors/api-error.ts'
import { auditMoney } from './audit-money.ts'
import { readBalance } from './charges/balance.ts'
import { issueDocument } from './issue-document.ts'
import { listMoneyLines } from './money-lines.ts'
import { readOfficeMoney } from './read-money.ts'

export async function isBilled(db: Reader, bookingId: string, { from, to }: { from: Day; to: Day }): Promise<boolean> {
  const bill = await db
    .selectFrom('issued_documents')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('series', '=', 'B')
    .where('from_day', '<=', to)
    .where('to_day', '>=', from)
    .executeTakeFirst()
  return bill !== undefined
}

async function sumPaid(tx: Tx, bookingId: string): Promise<number> {
  const rows = await tx
    .selectFrom('payments')
    .select(['direction', 'received'])
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'confirmed')
    .execute()
  return rows.reduce((sum, { direction, received }) => sum + (direction === 'in' ? 1 : -1) * (received ?? 0), 0)
}

type Input = { id: string; given: z.output<typeof issueBillSchema> }

/**
 * An admin issues a bill for unbilled days, with fixed names and prices (rule MON-16).
 * @throws ApiError 400 for days in the future; 404; 409 when days are billed, or nothing is to bill
 */
export const issueBill = (deps: Deps, caller: Caller, { id, given: { from, to } }: Input) =>
  deps.database.write(async (tx) => {
    const at = deps.now()
    const booking = await findBooking(tx, id, 'all')
    if (to > dayInCity(at)) throw wrongField('to', texts.money.futureDay)
    if (await isBilled(tx, id, { from, to })) throw conflict('money.days_billed')
    const all = await listMoneyLines(tx, id, { from, until: to })
    // Opening balances and reversals are not costs of care.
    const lines = all.filter(({ kind }) => kind !== 'opening' && kind !== 'reversal')
    const total = -lines.reduce((sum, { amount }) => sum + amount, 0)
    if (total <= 0) throw conflict('money.nothing_to_bill')
    const { label } = await issueDocument(tx, deps, {
      series: 'B',
      bookingId: id,
      paymentId: null,
      days: { from, to },
      total,
      content: {
        bill: {
          from,
          to,
          lines: lines.map(({ visit: _, ...line }) => line).toReversed(),
          paid: await sumPaid(tx, id),
          balance: await readBalance(tx, id),
        },
      },
      by: caller.actor.id,
      at,
    })
    const what = `Bill ${label} issued`
    await auditMoney(tx, caller, {
      bookingId: id,
      code: booking.code,
      action: 'ADMIN_ACTION',
      event: 'billed',
      of: label,
      what,
      amount: total,
      at,
    })
    return readOfficeMoney(tx, deps, id)
  })
