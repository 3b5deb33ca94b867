import type { Reader } from '@thodu/db'
import { findBooking } from '../bookings/bookings.queries.ts'
import { moneyCalls } from '../contract/money/money.calls.ts'
import { listedRecords, openedRecord } from '../http/answers/record-access.ts'
import type { Deps } from '../http/environment.ts'
import { notFound } from '../http/errors/api-error.ts'
import { answerList } from '../http/lists/list-page.ts'
import { createRoutes } from '../http/routes.ts'
import { findVisit } from '../visits/visits.queries.ts'
import { adjustMoney, changeTerms } from './adjust-money.ts'
import { claimByLink, claimLimit, claimPayment } from './claim-payment.ts'
import { decidePayment } from './decide-payment.ts'
import { extendCare } from './extend-care.ts'
import { issueBill } from './issue-bill.ts'
import { layOutDocument } from './lay-out-document.ts'
import { listMoney, moneyFilter, moneySorts } from './list-money.ts'
import { listPayments } from './list-payments.ts'
import { findPayment } from './payments.queries.ts'
import { findLanguage, readMoney, readOfficeMoney } from './read-money.ts'
import { readPayPage } from './read-pay-page.ts'
import { requestPayment } from './request-payment.ts'
import { settleMoney } from './settle-money.ts'
import { waiveVisit } from './waive-visit.ts'

const office = { audience: ['admin'], recordsAccess: 'booking' } as const
const family = { audience: ['user'] } as const
const changed = { action: 'BOOKING_UPDATED', resourceType: 'booking' } as const
const done = { action: 'ADMIN_ACTION', resourceType: 'booking' } as const
/** Limits guesses of links (rule MON-7). */
const payLimit = { name: 'pay-link', max: 20, perSeconds: 60 }
const byLink = { audience: 'anyone', limits: [{ limit: payLimit, by: 'client', evenInvalid: true }] } as const

const claims = { limit: claimLimit, by: 'verb' } as const

/** @throws ApiError 404 */
async function findDocument(db: Reader, id: string) {
  const row = await db.selectFrom('issued_documents').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

const openedOf = ({ booking_id: bookingId }: { booking_id: string }) => openedRecord('booking', bookingId)

/** Routes of payments, charges and documents (rules MON-1 to MON-12). */
export const createMoneyRoutes = (deps: Deps) =>
  createRoutes(moneyCalls)
    .on('GET /booking/{id}/money', family, async ({ id, query, caller }) => {
      const { read } = deps.database
      return readMoney(read, deps, (await findBooking(read, id, { customer: caller.actor.id })).id, query)
    })
    .on('POST /payments/{id}/claim', { ...family, audit: changed, limits: [claims] }, ({ id, body, caller }) =>
      claimPayment(deps, caller, { id, given: body }),
    )
    .on('GET /booking/{id}/documents/{documentId}', family, async ({ id, documentId, caller }) => {
      const { read } = deps.database
      const booking = await findBooking(read, id, { customer: caller.actor.id })
      const document = await findDocument(read, documentId)
      if (document.booking_id !== booking.id) throw notFound()
      return layOutDocument(read, document, caller.language ?? 'en', deps.config.office)
    })
    .on('GET /pay', byLink, ({ headers }) => readPayPage(deps, headers['x-pay-link']))
    .on(
      'POST /pay/claim',
      { ...byLink, audit: changed, limits: [...byLink.limits, claims] },
      ({ headers, body, caller }) => claimByLink(deps, caller, { link: headers['x-pay-link'], given: body }),
    )
    .on(
      'GET /admin/money',
      {
        audience: ['admin'],
        recordsAccess: (rows) =>
          listedRecords(
            'booking',
            rows.map(({ _id }) => _id),
          ),
      },
      async ({ query, c }) => {
        const rules = {
          resource: 'money',
          sortFields: moneySorts,
          defaultSort: 'balance',
          filter: moneyFilter,
        } as const
        const { read } = deps.database
        return answerList(c, query, rules, (list) => listMoney(read, deps, list))
      },
    )
    .on(
      'GET /admin/payments',
      {
        audience: ['admin'],
        recordsAccess: (rows) =>
          listedRecords(
            'booking',
            rows.map(({ booking }) => booking._id),
          ),
      },
      ({ query }) => listPayments(deps.database.read, query),
    )
    .on('GET /admin/bookings/{id}/money', office, async ({ id, query }) => {
      const { read } = deps.database
      return readOfficeMoney(read, deps, (await findBooking(read, id, 'all')).id, query)
    })
    .on('PUT /admin/bookings/{id}/terms', { ...office, audit: changed }, ({ id, body, caller }) =>
      changeTerms(deps, caller, { id, given: body }),
    )
    .on('POST /admin/bookings/{id}/payments', { ...office, audit: done }, ({ id, body, caller }) =>
      requestPayment(deps, caller, { id, given: body }),
    )
    .on('POST /admin/bookings/{id}/adjustments', { ...office, audit: done }, ({ id, body, caller }) =>
      adjustMoney(deps, caller, { id, given: body }),
    )
    .on('POST /admin/bookings/{id}/settle', { ...office, audit: done }, ({ id, body, caller }) =>
      settleMoney(deps, caller, { id, given: body }),
    )
    .on('POST /admin/bookings/{id}/go-on', { ...office, audit: changed }, ({ id, body, caller }) =>
      extendCare(deps, caller, { id, given: body }),
    )
    .on('POST /admin/bookings/{id}/bills', { ...office, audit: done }, ({ id, body, caller }) =>
      issueBill(deps, caller, { id, given: body }),
    )
    .on(
      'POST /admin/visits/{id}/waive',
      {
        ...office,
        recordsAccess: async (_, id) => openedOf(await findVisit(deps.database.read, id, 'office')),
        audit: changed,
      },
      ({ id, body, caller }) => waiveVisit(deps, caller, { id, given: body }),
    )
    .on(
      'PUT /admin/payments/{id}',
      {
        ...office,
        recordsAccess: async (_, id) => openedOf(await findPayment(deps.database.read, id, 'all')),
        audit: done,
      },
      ({ id, body, caller }) => decidePayment(deps, caller, { id, given: body }),
    )
    .on(
      'GET /admin/documents-issued/{id}',
      { ...office, recordsAccess: async (_, id) => openedOf(await findDocument(deps.database.read, id)) },
      async ({ id }) => {
        const document = await findDocument(deps.database.read, id)
        return layOutDocument(
          deps.database.read,
          document,
          await findLanguage(deps.database.read, document.booking_id),
          deps.config.office,
        )
      },
    ).router
