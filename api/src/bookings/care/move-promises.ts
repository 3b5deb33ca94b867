import type { Tx } from '@thodu/db'
import { isBinding } from '../../contract/care/booking-status.ts'
import type { Deps } from '../../http/environment.ts'
import { endPromises, meetPromises, resumePromises } from '../../promises/keep-promises.ts'
import { meetVerification } from '../../promises/keep-verification.ts'
import { makePromises, nextRound } from '../../promises/make-promises.ts'
import type { StoredBooking } from '../booking-wire.ts'

const subjectOf = ({ id }: StoredBooking) => ({ type: 'booking', id }) as const

/**
 * What a change of a booking does to what was promised with it (rule PROM-3): somebody is assigned, the first step is taken,
 * it is over, it goes on. Part of `updateBooking`, so that no verb can forget it.
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

/** A caretaker was taken back: the office gives itself as long as for the first one; the family is told nothing of it. */
export async function promiseRematch(tx: Tx, deps: Deps, booking: StoredBooking, at: Date): Promise<void> {
  const subject = subjectOf(booking)
  const round = await nextRound(tx, subject, 'rematch')
  await makePromises(tx, deps.config.promises, subject, { kinds: ['rematch'], round }, at)
}
