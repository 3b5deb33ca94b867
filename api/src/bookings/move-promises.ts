import type { Tx } from '@thodu/db'
import { isBinding } from '../contract/care/booking-status.ts'
import type { Deps } from '../http/environment.ts'
import { endPromises, meetPromises, resumePromises } from '../promises/keep-promises.ts'
import { meetVerification } from '../promises/keep-verification.ts'
import { makePromises, nextRound } from '../promises/make-promises.ts'
import type { StoredBooking } from './booking-wire.ts'

const subjectOf = ({ id }: StoredBooking) => ({ type: 'booking', id }) as const

/**
 * Updates the promises of a booking whose caretaker or status changed (rule PROM-3). `changeBooking` calls this, so every
 * command that changes a booking does it.
 */
export async function movePromises(tx: Tx, before: StoredBooking, after: StoredBooking, at: Date): Promise<void> {
  const subject = subjectOf(after)
  if (after.assigned_caregiver_id !== null && before.assigned_caregiver_id !== after.assigned_caregiver_id) {
    await meetPromises(tx, subject, ['match', 'rematch'], at)
    await meetVerification(tx, after.id, after.assigned_caregiver_id, at)
  }
  if (before.status === after.status) return
  if (after.status === 'confirmed' || after.status === 'active') await meetPromises(tx, subject, ['caregiver'], at)
  if (isBinding(before.status) && !isBinding(after.status))
    await endPromises(tx, subject, after.status === 'cancelled' ? 'cancelled' : 'completed', at)
  if (!isBinding(before.status) && isBinding(after.status)) await resumePromises(tx, subject, at)
}

/**
 * Promises another caretaker for a booking whose caretaker was removed, within the same time as a first caretaker. The family is
 * not notified.
 */
export async function promiseRematch(tx: Tx, deps: Deps, booking: StoredBooking, at: Date): Promise<void> {
  const subject = subjectOf(booking)
  const round = await nextRound(tx, subject, 'rematch')
  await makePromises(tx, deps.config.promises, subject, { kinds: ['rematch'], round }, at)
}
