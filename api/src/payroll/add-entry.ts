import { newId, type Tx } from '@thodu/db'
import type { z } from 'zod'
import { monthThatPays } from '../contract/payroll/pay-rules.ts'
import type { addEntrySchema, OfficePayBook } from '../contract/payroll/payroll.schema.ts'
import { texts } from '../contract/texts.ts'
import { dayInCity } from '../contract/time.ts'
import { formatRupees } from '../contract/words/formats.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { conflict, wrongField } from '../http/errors/api-error.ts'
import { auditPayroll } from './audit-payroll.ts'
import { findCaretaker, findPayMonth, readOfficePayBook } from './read-pay-book.ts'

type Given = z.output<typeof addEntrySchema>

/** Converts the input to a signed row. @throws ApiError 400 for a future day; 409 when the corrected month is open */
async function toRow(tx: Tx, caretaker: string, given: Given, today: string) {
  const { kind, reason } = given
  if (kind === 'correction') {
    if (!(await findPayMonth(tx, caretaker, given.month))) throw conflict('payroll.not_closed')
    return { kind, reason, amount: given.amount, day: today, corrects: given.month }
  }
  if (given.day > today) throw wrongField('day', texts.money.futureDay)
  const amount = kind === 'addition' ? given.amount : -given.amount
  return { kind, reason, amount, day: given.day, corrects: null }
}

async function findLastClosed(tx: Tx, caretaker: string) {
  const { last } = await tx
    .selectFrom('pay_months')
    .select((row) => row.fn.max('month').as('last'))
    .where('caretaker_id', '=', caretaker)
    .executeTakeFirstOrThrow()
  return last ?? undefined
}

/**
 * Adds an advance, an adjustment, or a correction of a closed month, which the next open month pays (rules PAY-4, PAY-6).
 * @returns the month that pays it
 * @throws ApiError 400 for a future day; 404; 409 when the corrected month is not closed
 */
export const addEntry = (
  { database, now }: Pick<Deps, 'database' | 'now'>,
  caller: Caller,
  { id, given }: { id: string; given: Given },
): Promise<OfficePayBook> =>
  database.write(async (tx) => {
    const at = now()
    const caretaker = await findCaretaker(tx, id)
    const row = await toRow(tx, id, given, dayInCity(at))
    await tx
      .insertInto('pay_entries')
      .values({
        id: newId(at.getTime()),
        caretaker_id: id,
        ...row,
        by_id: caller.actor.id,
        created_at: at.toISOString(),
      })
      .execute()
    const month = monthThatPays(row.day, await findLastClosed(tx, id))
    await auditPayroll(tx, caller, {
      caretaker,
      what: `${row.kind} of ${formatRupees(Math.abs(row.amount))} on ${row.day}`,
      changes: [
        { field: 'amount', from: null, to: row.amount },
        { field: 'month', from: row.corrects, to: month },
      ],
      at,
    })
    return readOfficePayBook(tx, { caretaker: id, month, now: at })
  })
