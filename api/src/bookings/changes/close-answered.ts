import type { Tx } from '@thodu/db'
import { isBinding } from '../../contract/care/booking-status.ts'
import type { StoredBooking } from '../booking-wire.ts'

/**
 * What a change of a booking does to what its family asked for: it is done once care is over, or somebody else comes. Part of
 * `updateBooking`, so that no verb can forget it.
 */
export async function closeAnswered(tx: Tx, before: StoredBooking, after: StoredBooking, at: Date): Promise<void> {
  const isOver = isBinding(before.status) && !isBinding(after.status)
  const comes = after.assigned_caregiver_id
  const isAnother = comes !== null && before.assigned_caregiver_id !== null && comes !== before.assigned_caregiver_id
  if (!isOver && !isAnother) return
  const time = at.toISOString()
  await tx
    .updateTable('change_requests')
    .set({ state: 'done', closed_at: time, updated_at: time })
    .where('booking_id', '=', after.id)
    .where('closed_at', 'is', null)
    .$if(!isOver, (query) => query.where('kind', '=', 'another-caretaker'))
    .execute()
}
