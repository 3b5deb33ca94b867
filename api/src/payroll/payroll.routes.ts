import { payrollCalls } from '../contract/payroll/payroll.calls.ts'
import type { PaySlip } from '../contract/payroll/payroll.schema.ts'
import type { Deps } from '../http/environment.ts'
import { createRoutes } from '../http/routes.ts'
import { chatLink, toMobile } from '../whatsapp/message-parts.ts'
import { addEntry } from './add-entry.ts'
import { closeMonth } from './close-month.ts'
import { layOutSlip, slipAsText } from './lay-out-slip.ts'
import { listPayroll } from './list-payroll.ts'
import { openSlip } from './open-slip.ts'
import { payMonth } from './pay-month.ts'
import { findCaretaker, monthOrNow, readOfficePayBook, readPayBook } from './read-pay-book.ts'
import { setRates } from './set-rates.ts'

const office = { audience: ['admin'], recordsAccess: 'none' } as const
/** A month of sessions has more lines than a screen of other lists. */
const book = { ...office, whole: true } as const
const own = { audience: ['caretaker'], recordsAccess: 'none', whole: true } as const
const audit = { action: 'ADMIN_ACTION', resourceType: 'caretaker' } as const

/** @throws ApiError 404 */
async function readSlip({ database, config }: Deps, id: string, month: string): Promise<PaySlip> {
  const { name, phone, language } = await findCaretaker(database.read, id)
  const book = await readPayBook(database.read, id, month)
  const page = layOutSlip({ name, book, language: language ?? 'en', office: config.office })
  const text = slipAsText(page)
  const mobile = toMobile(phone)
  const whatsAppUrl = mobile === undefined ? null : chatLink(config.office.brand.messagingBaseUrl, mobile, text)
  return { page, text, whatsAppUrl }
}

/** Routes of the caretakers' pay, which contain no family data (rules PAY-1 to PAY-10). */
export const createPayrollRoutes = (deps: Deps) => {
  const { read } = deps.database
  const monthIn = ({ month }: { month?: string }) => monthOrNow(month, deps.now())
  return createRoutes(payrollCalls)
    .on('GET /admin/payroll', { ...office, whole: ['caretakers'] }, ({ query }) =>
      listPayroll(read, monthIn(query), deps.now()),
    )
    .on('GET /admin/payroll/{id}', book, ({ id, query }) =>
      readOfficePayBook(read, { caretaker: id, month: monthIn(query), now: deps.now() }),
    )
    .on('PUT /admin/payroll/{id}/rates', { ...office, audit }, ({ id, body, caller }) =>
      setRates(deps, caller, { id, given: body }),
    )
    .on('POST /admin/payroll/{id}/entries', { ...office, audit }, ({ id, body, caller }) =>
      addEntry(deps, caller, { id, given: body }),
    )
    .on('POST /admin/payroll/{id}/close', { ...office, audit }, ({ id, body, caller }) =>
      closeMonth(deps, caller, { id, month: body.month }),
    )
    .on('POST /admin/payroll/{id}/pay', { ...office, audit }, ({ id, body, caller }) =>
      payMonth(deps, caller, { id, given: body }),
    )
    .on('GET /admin/payroll/{id}/slip', book, ({ id, query }) => readSlip(deps, id, monthIn(query)))
    .on('POST /admin/payroll/{id}/slip', { ...office, audit }, ({ id, body, caller }) =>
      openSlip(deps, caller, { id, month: body.month }),
    )
    .on('GET /caretaker/payroll', own, ({ query, caller }) => readPayBook(read, caller.actor.id, monthIn(query)))
    .on('GET /caretaker/payroll/slip', own, async ({ query, caller }) => ({
      page: (await readSlip(deps, caller.actor.id, monthIn(query))).page,
    })).router
}
