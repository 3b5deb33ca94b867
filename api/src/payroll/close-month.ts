import { newId, type Tx } from '@thodu/db'
import type { Month } from '../contract/payroll/pay-rules.ts'
import type { OfficePayBook, PayClosing, PayLine } from '../contract/payroll/payroll.schema.ts'
import type { FailureCode } from '../contract/wire/failures.ts'
import { formatRupees } from '../contract/words/formats.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { conflict } from '../http/errors/api-error.ts'
import { auditPayroll } from './audit-payroll.ts'
import { findCaretaker, readOfficePayBook } from './read-pay-book.ts'

const refusals: Readonly<Record<Exclude<PayClosing, 'possible'>, FailureCode>> = {
  done: 'payroll.closed',
  not_over: 'payroll.not_over',
  no_rate: 'payroll.no_rate',
  earlier_open: 'payroll.earlier_open',
  later_closed: 'payroll.closed',
  nothing: 'payroll.nothing',
}

type Line = { lines: readonly PayLine[]; monthId: string; caretaker: string }
const insertLines = (tx: Tx, { lines, monthId, caretaker }: Line) =>
  tx
    .insertInto('pay_lines')
    .values(
      lines.map(({ _id, kind, day, code, minutes, amount }) => ({
        id: newId(),
        month_id: monthId,
        caretaker_id: caretaker,
        visit_id: kind === 'visit' ? _id : null,
        entry_id: kind === 'visit' ? null : _id,
        ...{ day, code, minutes, amount },
      })),
    )
    .execute()

/**
 * Closes a caretaker's month: stores its lines and sums, once (rules PAY-5, PAY-7). The database refuses a visit that another
 * month contains.
 * @throws ApiError 404; 409 when the month is closed, is not over, is empty, or has visits without a rate, or when an earlier
 *   month is open
 */
export const closeMonth = (
  { database, now }: Pick<Deps, 'database' | 'now'>,
  caller: Caller,
  { id, month }: { id: string; month: Month },
): Promise<OfficePayBook> =>
  database.write(async (tx) => {
    const at = now()
    const caretaker = await findCaretaker(tx, id)
    const { closing, lines, ...book } = await readOfficePayBook(tx, { caretaker: id, month, now: at })
    if (closing !== 'possible') throw conflict(refusals[closing])
    const { carried, earned, advances, adjustments, due } = book
    const monthId = newId(at.getTime())
    const sums = { carried, earned, advances, adjustments, due }
    await tx
      .insertInto('pay_months')
      .values({
        id: monthId,
        caretaker_id: id,
        month,
        ...sums,
        closed_by: caller.actor.id,
        closed_at: at.toISOString(),
      })
      .execute()
    await insertLines(tx, { lines, monthId, caretaker: id })
    await auditPayroll(tx, caller, {
      caretaker,
      what: `${month} closed, ${formatRupees(due)} due`,
      changes: Object.entries(sums).map(([field, to]) => ({ field, from: null, to })),
      at,
    })
    return readOfficePayBook(tx, { caretaker: id, month, now: at })
  })
