import type { z } from 'zod'
import { isReference } from '../contract/money/money-rules.ts'
import type { OfficePayBook, payMonthSchema } from '../contract/payroll/payroll.schema.ts'
import { texts } from '../contract/texts.ts'
import { dayInCity } from '../contract/time.ts'
import { formatRupees } from '../contract/words/formats.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { conflict, wrongField } from '../http/errors/api-error.ts'
import { auditPayroll } from './audit-payroll.ts'
import { findCaretaker, findPayMonth, readOfficePayBook } from './read-pay-book.ts'

type Given = z.output<typeof payMonthSchema>
const wrongReference = { upi: texts.money.upiUtr, bank: texts.money.bankUtr, cash: texts.money.noUtr }

/**
 * Marks a closed month as paid, once: by UPI or bank with a reference, or in cash (rule PAY-8).
 * @throws ApiError 400 for an invalid reference or a future day; 404; 409 when the month is open or paid, or nothing is due
 */
export const payMonth = (
  { database, now }: Pick<Deps, 'database' | 'now'>,
  caller: Caller,
  { id, given }: { id: string; given: Given },
): Promise<OfficePayBook> =>
  database.write(async (tx) => {
    const at = now()
    const caretaker = await findCaretaker(tx, id)
    const { month, method, reference } = given
    const today = dayInCity(at)
    const paidOn = given.paidOn ?? today
    if (paidOn > today) throw wrongField('paidOn', texts.money.futureDay)
    if (!isReference(method, reference)) throw wrongField('reference', wrongReference[method])
    const row = await findPayMonth(tx, id, month)
    if (!row) throw conflict('payroll.not_closed')
    if (row.due <= 0) throw conflict('payroll.not_due')
    const { numUpdatedRows } = await tx
      .updateTable('pay_months')
      .set({
        ...{ method, reference: reference === '' ? null : reference, paid_on: paidOn },
        ...{ paid_by: caller.actor.id, paid_at: at.toISOString() },
      })
      .where('id', '=', row.id)
      .where('paid_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw conflict('payroll.paid')
    await auditPayroll(tx, caller, {
      caretaker,
      what: `${month} paid, ${formatRupees(row.due)} by ${method}${reference === '' ? '' : `, reference …${reference.slice(-4)}`}`,
      changes: [
        { field: 'paidOn', from: null, to: paidOn },
        { field: 'method', from: null, to: method },
      ],
      at,
    })
    return readOfficePayBook(tx, { caretaker: id, month, now: at })
  })
