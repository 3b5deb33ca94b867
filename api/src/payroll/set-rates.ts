import { newId } from '@thodu/db'
import type { z } from 'zod'
import { listChanges } from '../audit/write-audit.ts'
import { monthOf } from '../contract/payroll/pay-rules.ts'
import type { OfficePayBook, setRatesSchema } from '../contract/payroll/payroll.schema.ts'
import { dayInCity } from '../contract/time.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { auditPayroll } from './audit-payroll.ts'
import { findCaretaker, readOfficePayBook } from './read-pay-book.ts'

/**
 * Sets a caretaker's rates from a day on. The same day again replaces them; closed months do not change (rule PAY-1).
 * @throws ApiError 404
 */
export const setRates = (
  { database, now }: Pick<Deps, 'database' | 'now'>,
  caller: Caller,
  { id, given }: { id: string; given: z.output<typeof setRatesSchema> },
): Promise<OfficePayBook> =>
  database.write(async (tx) => {
    const at = now()
    const caretaker = await findCaretaker(tx, id)
    const { from, day, night, liveIn, session } = given
    const before = await tx
      .selectFrom('pay_rates')
      .select(['day', 'night', 'live_in as liveIn', 'session'])
      .where('caretaker_id', '=', id)
      .where('from_day', '<=', from)
      .orderBy('from_day', 'desc')
      .limit(1)
      .executeTakeFirst()
    const rates = { day, night, live_in: liveIn, session, by_id: caller.actor.id, created_at: at.toISOString() }
    await tx
      .insertInto('pay_rates')
      .values({ id: newId(at.getTime()), caretaker_id: id, from_day: from, ...rates })
      .onConflict((row) => row.columns(['caretaker_id', 'from_day']).doUpdateSet(rates))
      .execute()
    await auditPayroll(tx, caller, {
      caretaker,
      what: `rates from ${from}`,
      changes: listChanges(before ?? {}, { day, night, liveIn, session }),
      at,
    })
    return readOfficePayBook(tx, { caretaker: id, month: monthOf(dayInCity(at)), now: at })
  })
