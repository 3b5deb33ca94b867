import type { ChangeRequestRow, Tx } from '@thodu/db'
import { isBinding } from '../../contract/care/booking-status.ts'
import type { StoredBooking } from '../booking-wire.ts'
import { findOpenRequest } from './change-requests.queries.ts'

/** How a request ends with its care: what asked for the end is done, all else is not asked for any more. */
const endOf = ({ kind }: ChangeRequestRow, { status }: StoredBooking): ChangeRequestRow['state'] =>
  kind === 'stop' || (kind === 'cancel' && status === 'cancelled') ? 'done' : 'withdrawn'

/** Whether somebody else comes than who had the booking before, also when it was nobody's in between. */
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
 * What a change of a booking does to what its family asked for (rule BOOK-19): it ends with the care, is done once somebody
 * else comes, and is open again where care goes on after all. Part of `updateBooking`, so that no verb can forget it.
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
      // What was closed by the end that is taken back, and by nobody else.
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
