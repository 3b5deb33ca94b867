import type { Tx } from '@thodu/db'
import { texts } from '../../contract/texts.ts'
import type { Caller, Visitor } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { conflict, notFound } from '../../http/errors/api-error.ts'
import { readLink } from '../../sealing/signed-links.ts'
import { auditMoney, tailOf } from '../audit-money.ts'
import { findPayment, isSettled, refuseReference, type StoredPayment } from './payments.queries.ts'
import { isShown } from './read-pay-page.ts'

type Claim = { utr?: string }
const thanks = { message: texts.money.thanks }

/** A claim counts for nothing and reserves nothing; said again it is the same claim, with what is said now (rule MON-6). */
async function claim(tx: Tx, caller: Visitor, payment: StoredPayment, { utr = '' }: Claim, at: Date) {
  if (isSettled(payment) || payment.direction === 'out') throw conflict('money.settled')
  if (utr !== '') refuseReference(payment.method, utr)
  const said = { status: 'claimed', utr: utr === '' ? payment.utr : utr } as const
  if (payment.status === 'claimed' && payment.utr === said.utr) return thanks
  const time = at.toISOString()
  await tx
    .updateTable('payments')
    .set({ ...said, claimed_at: payment.claimed_at ?? time, updated_at: time })
    .where('id', '=', payment.id)
    .execute()
  await auditMoney(tx, caller, {
    bookingId: payment.booking_id,
    code: payment.code,
    action: 'BOOKING_UPDATED',
    event: 'claimed',
    of: payment.reference,
    what: `Payment ${payment.reference} said to be paid${utr === '' ? '' : `, reference ${tailOf(utr)}`}`,
    at,
  })
  return thanks
}

/** The family says that it paid. @throws ApiError 400 for a reference that can be none; 404; 409 once it is settled */
export const claimPayment = (deps: Deps, caller: Caller, { id, given }: { id: string; given: Claim }) =>
  deps.database.write(async (tx) =>
    claim(tx, caller, await findPayment(tx, id, { family: caller.actor.id }), given, deps.now()),
  )

/** Whoever holds the link says so. @throws ApiError 400; 404 alike for every link that opens nothing; 409 once it is settled */
export const claimByLink = (deps: Deps, caller: Visitor, { link, given }: { link: string; given: Claim }) =>
  deps.database.write(async (tx) => {
    const id = readLink(deps.config.secret, 'pay', link)
    if (id === undefined) throw notFound()
    const payment = await findPayment(tx, id, 'all')
    if (!isShown(payment, deps.now())) throw notFound()
    return claim(tx, caller, payment, given, deps.now())
  })
