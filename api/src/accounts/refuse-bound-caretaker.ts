import type { AccountRow, Tx } from '@thodu/db'
import { bindingStatuses } from '../contract/care/booking-status.ts'
import { conflict } from '../http/errors/api-error.ts'

/**
 * Refuses what would leave an open booking with a caretaker who is none any more (rule OFF-23). Inside the
 * transaction of the change: there is one writer, so an assignment at the same time is seen.
 * @throws ApiError 409 caretaker.has_open_booking
 */
export async function refuseBoundCaretaker(tx: Tx, { id }: Pick<AccountRow, 'id'>): Promise<void> {
  const open = await tx
    .selectFrom('bookings')
    .select('id')
    .where('assigned_caregiver_id', '=', id)
    .where('status', 'in', bindingStatuses)
    .limit(1)
    .executeTakeFirst()
  if (open) throw conflict('caretaker.has_open_booking')
}
