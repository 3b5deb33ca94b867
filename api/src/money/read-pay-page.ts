import type { Reader } from '@thodu/db'
import type { PayPage } from '../contract/money/money.schema.ts'
import { upiLink } from '../contract/money/money-rules.ts'
import { dayMs } from '../contract/time.ts'
import type { Deps } from '../http/environment.ts'
import { notFound } from '../http/errors/api-error.ts'
import { isRestricted } from '../privacy/access-log/access-log.ts'
import { readLink } from '../sealing/signed-links.ts'
import { findPayment, isSettled, type StoredPayment } from './payments.queries.ts'

/** The page shows a settled payment this long, in ms. */
const afterwards = 30 * dayMs

/**
 * A link opens nothing when the request is withdrawn, was settled over 30 days ago, or its family closed the account
 * (rule MON-7).
 */
export async function isShown(db: Reader, payment: StoredPayment, now: Date): Promise<boolean> {
  return isOpen(payment, now) && !(await isRestricted(db, payment.booking_id))
}

function isOpen(payment: StoredPayment, now: Date): payment is StoredPayment & { status: PayPage['state'] } {
  if (payment.direction === 'out' || payment.method === 'cash' || payment.status === 'withdrawn') return false
  return !isSettled(payment) || now.getTime() - Date.parse(payment.decided_at ?? payment.updated_at) <= afterwards
}

/**
 * Reads what a payer needs, without data of family or patient (rule MON-7).
 * @throws ApiError 404 for a wrong, withdrawn or old link
 */
export async function readPayPage({ config, database, now }: Deps, link: string): Promise<PayPage> {
  const id = readLink(config.secret, 'pay', link)
  if (id === undefined) throw notFound()
  const payment = await findPayment(database.read, id, 'all')
  if (!isOpen(payment, now()) || !(await isShown(database.read, payment, now()))) throw notFound()
  const { upi, bank } = config.payments
  const { amount, reference, status } = payment
  const canUpi = upi !== null && amount <= upi.max && !isSettled(payment)
  return {
    amount,
    reference,
    state: status,
    reason: status === 'rejected' ? payment.reason : null,
    brand: config.office.brand.name,
    upi: canUpi
      ? { vpa: upi.vpa, name: upi.name, link: upiLink(upi, amount, reference), isVerified: upi.verified }
      : null,
    bank: isSettled(payment) ? null : bank,
  }
}
