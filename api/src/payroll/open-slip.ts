import type { Month } from '../contract/payroll/pay-rules.ts'
import type { OfficePayBook } from '../contract/payroll/payroll.schema.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { conflict } from '../http/errors/api-error.ts'
import { sameWithin, toMobile } from '../whatsapp/message-parts.ts'
import { auditPayroll } from './audit-payroll.ts'
import { findCaretaker, readOfficePayBook } from './read-pay-book.ts'
import { findOpenedSlip, slipChanges } from './slip-log.ts'

/**
 * Records that an admin opened a pay slip as a draft in WhatsApp: month and language, never the text. Two presses count once (rule
 * PAY-10).
 * @throws ApiError 404; 409 without a mobile number
 */
export const openSlip = (
  { database, now }: Pick<Deps, 'database' | 'now'>,
  caller: Caller,
  { id, month }: { id: string; month: Month },
): Promise<OfficePayBook> =>
  database.write(async (tx) => {
    const at = now()
    const caretaker = await findCaretaker(tx, id)
    if (toMobile(caretaker.phone) === undefined) throw conflict('hand_off.no_mobile')
    const language = caretaker.language ?? 'en'
    const last = await findOpenedSlip(tx, id, month)
    if (!last || Date.parse(last.at) < at.getTime() - sameWithin)
      await auditPayroll(tx, caller, {
        caretaker,
        what: `${month} slip opened in WhatsApp, ${language}`,
        changes: slipChanges(month, language),
        at,
      })
    return readOfficePayBook(tx, { caretaker: id, month, now: at })
  })
