import type { AccountRow, Reader, Tx } from '@thodu/db'
import { refuseBoundCaretaker, refuseLastAdmin } from '../accounts/refusals.ts'
import { bindingStatuses } from '../contract/care/booking-status.ts'
import { conflict } from '../http/errors/api-error.ts'
import { readBalance } from '../money/charges/balance.ts'

/** @throws ApiError 409 while a booking of this customer or caretaker is open */
export async function refuseOpenBookings(tx: Reader, accountId: string): Promise<void> {
  const open = await tx
    .selectFrom('bookings')
    .select('id')
    .where((row) => row.or([row('user_id', '=', accountId), row('assigned_caregiver_id', '=', accountId)]))
    .where('status', 'in', bindingStatuses)
    .limit(1)
    .executeTakeFirst()
  if (open) throw conflict('account.has_open_bookings')
}

/** @throws ApiError 409 while a payment or refund is due (rule MON-10) */
export async function refuseUnsettled(tx: Reader, accountId: string): Promise<void> {
  const bookings = await tx.selectFrom('bookings').select('id').where('user_id', '=', accountId).execute()
  for (const { id } of bookings) if ((await readBalance(tx, id)) !== 0) throw conflict('money.not_settled')
}

/** @throws ApiError 409 for the last admin, an open booking, or unsettled money */
export async function refuseRemoval(tx: Tx, account: AccountRow): Promise<void> {
  await refuseLastAdmin(tx, account)
  await refuseBoundCaretaker(tx, account)
  await refuseOpenBookings(tx, account.id)
  await refuseUnsettled(tx, account.id)
}
