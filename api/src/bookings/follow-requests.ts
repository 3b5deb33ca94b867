import type { ChangeRequestRow, Tx } from '@thodu/db'
import { isBinding } from '../contract/care/booking-status.ts'
import type { StoredBooking } from './booking-wire.ts'
import { findOpenRequest } from './change-requests.queries.ts'

/**
 * The end of care fulfils a request to stop, and a cancellation also a request to cancel. Any other request is
 * withdrawn.
 */
const endOf = ({ kind }: ChangeRequestRow, { status }: StoredBooking): ChangeRequestRow['state'] =>
  kind === 'stop' || (kind === 'cancel' && status === 'cancelled') ? 'done' : 'withdrawn'

/** Whether the caretaker differs from the previous one, also after a gap. */
async function isSomebodyElse(tx: Tx, { id, assigned_caregiver_id }: StoredBooking): Promise<boolean> {
  const earlier = await tx
    .selectFrom('booking_assignments')
    .select('caretaker_id')
    .where('booking_id', '=', id)
    .where('ended_at', 'is not', null)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return earlier !== undefined && earlier.caretaker_id !== assigned_caregiver_id
}

/**
 * Updates change requests with their booking (rule BOOK-19): they end with the care, are done when another caretaker is
 * assigned, and reopen when care continues. Part of `changeBooking`, so every command does this.
 */
export async function followRequests(tx: Tx, before: StoredBooking, after: StoredBooking, at: Date): Promise<void> {
  const time = at.toISOString()
  const isOver = isBinding(before.status) && !isBinding(after.status)
  const goesOn = !isBinding(before.status) && isBinding(after.status)
  const comes = after.assigned_caregiver_id !== null && after.assigned_caregiver_id !== before.assigned_caregiver_id
  if (goesOn)
    await tx
      .updateTable('change_requests')
      .set({ state: 'open', closed_at: null, updated_at: time })
      .where('booking_id', '=', after.id)
      // Only requests reopen that the reversed end had closed.
      .where('closed_at', '=', before.updated_at)
      .execute()
  if (!isOver && !comes) return
  const open = await findOpenRequest(tx, after.id)
  if (!open) return
  const isMet = comes && open.kind === 'another-caretaker' && (await isSomebodyElse(tx, after))
  if (!isOver && !isMet) return
  await tx
    .updateTable('change_requests')
    .set({ state: isOver ? endOf(open, after) : 'done', closed_at: time, updated_at: time })
    .where('id', '=', open.id)
    .execute()
}
