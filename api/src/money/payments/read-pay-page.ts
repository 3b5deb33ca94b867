import type { Reader } from '@thodu/db'
import { isRestricted } from '../../access/restriction.ts'
import type { PayPage } from '../../contract/money/money.schema.ts'
import { upiLink } from '../../contract/money/money-rules.ts'
import { dayMs } from '../../contract/time.ts'
import type { Deps } from '../../http/environment.ts'
import { notFound } from '../../http/errors/api-error.ts'
import { readLink } from '../../sealing/signed-links.ts'
import { findPayment, isSettled, type StoredPayment } from './payments.queries.ts'

/** How long the page of a settled payment still says so, in ms. */
const afterwards = 30 * dayMs

/** Whether a link still opens anything: not once it is withdrawn, its family has closed its account, or it was settled over 30 days ago (rule MON-7). */
export async function isShown(db: Reader, payment: StoredPayment, now: Date): Promise<boolean> {
  return isOpen(payment, now) && !(await isRestricted(db, payment.booking_id))
}

function isOpen(payment: StoredPayment, now: Date): payment is StoredPayment & { status: PayPage['state'] } {
  if (payment.direction === 'out' || payment.method === 'cash' || payment.status === 'withdrawn') return false
  return !isSettled(payment) || now.getTime() - Date.parse(payment.decided_at ?? payment.updated_at) <= afterwards
}

/**
 * What one request needs to be paid: nothing of the family or the patient (rule MON-7).
 * @throws ApiError 404 alike for a link that is wrong, withdrawn or long settled
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
