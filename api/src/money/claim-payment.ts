import type { Tx } from '@thodu/db'
import { texts } from '../contract/texts.ts'
import type { Caller, Visitor } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { conflict, notFound } from '../http/errors/api-error.ts'
import { readLink } from '../sealing/signed-links.ts'
import { auditMoney, tailOf } from './audit-money.ts'
import { findPayment, isSettled, requireValidReference, type StoredPayment } from './payments.queries.ts'
import { isShown } from './read-pay-page.ts'

type Claim = { utr?: string }
const thanks = { message: texts.money.thanks }

/** Claims of one payment, from family and link together; each creates a permanent audit row. */
export const claimLimit = { name: 'payment-claims', max: 20, perSeconds: 86_400 }

/** A claim changes no balance. A repeated claim replaces its reference (rule MON-6). */
async function claim(
  tx: Tx,
  caller: Visitor,
  payment: StoredPayment,
  { utr = '', isSignedIn }: Claim & { isSignedIn: boolean },
  at: Date,
) {
  if (isSettled(payment) || payment.direction === 'out') throw conflict('money.settled')
  if (utr !== '') requireValidReference(payment.method, utr)
  // The link may have been shared, so it does not replace a reference from the family itself.
  const isKept = utr === '' || (payment.claimed_signed_in === 1 && !isSignedIn)
  const said = { status: 'claimed', utr: isKept ? payment.utr : utr } as const
  if (payment.status === 'claimed' && payment.utr === said.utr) return thanks
  const time = at.toISOString()
  await tx
    .updateTable('payments')
    .set({
      ...said,
      ...(isKept ? {} : { claimed_signed_in: isSignedIn ? 1 : 0 }),
      claimed_at: payment.claimed_at ?? time,
      updated_at: time,
    })
    .where('id', '=', payment.id)
    .execute()
  await auditMoney(tx, caller, {
    bookingId: payment.booking_id,
    code: payment.code,
    action: 'BOOKING_UPDATED',
    event: 'claimed',
    of: payment.reference,
    what: `Payment ${payment.reference} reported as paid${utr === '' ? '' : `, reference ${tailOf(utr)}`}`,
    at,
  })
  return thanks
}

/**
 * A family reports a payment (rule MON-6).
 * @throws ApiError 400 for an invalid reference; 404; 409 once it is settled; 429 after 20 claims in a day
 */
export async function claimPayment(deps: Deps, caller: Caller, { id, given }: { id: string; given: Claim }) {
  const scope = { family: caller.actor.id }
  const { id: found } = await findPayment(deps.database.read, id, scope)
  await deps.limiter.use(claimLimit, found)
  return deps.database.write(async (tx) =>
    claim(tx, caller, await findPayment(tx, found, scope), { ...given, isSignedIn: true }, deps.now()),
  )
}

/**
 * The holder of a pay link reports a payment (rule MON-6).
 * @throws ApiError 400; 404 for any link that opens nothing; 409 once it is settled; 429 after 20 claims in a day
 */
export async function claimByLink(deps: Deps, caller: Visitor, { link, given }: { link: string; given: Claim }) {
  const id = readLink(deps.config.secret, 'pay', link)
  if (id === undefined) throw notFound()
  await deps.limiter.use(claimLimit, id)
  return deps.database.write(async (tx) => {
    const payment = await findPayment(tx, id, 'all')
    if (!(await isShown(tx, payment, deps.now()))) throw notFound()
    return claim(tx, caller, payment, { ...given, isSignedIn: false }, deps.now())
  })
}
