import type { AccountRow, Tx } from '@thodu/db'
import { bindingStatuses } from '../contract/care/booking-status.ts'
import { conflict } from '../http/errors/api-error.ts'

/**
 * Refuses a change while the caretaker has an open booking (rule OFF-23). Call it in the transaction of the change: writes run
 * one by one, so it sees a simultaneous assignment.
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
