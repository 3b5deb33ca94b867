import type { AccountRow, Tx } from '@thodu/db'
import { bindingStatuses } from '../contract/care/booking-status.ts'
import { conflict, forbidden } from '../http/errors/api-error.ts'

/**
 * Call it only after the caller has proved to own the account.
 * @throws ApiError 403 for an inactive caretaker (rule OFF-21) or a closed account (rule PRIV-K1)
 */
export function refuseInactive({
  inactive_at,
  restricted_at,
}: Pick<AccountRow, 'inactive_at' | 'restricted_at'>): void {
  if (inactive_at !== null || restricted_at !== null) throw forbidden('auth.inactive')
}

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

/**
 * Refuses to remove or demote the last admin. Call it in the transaction of the change. Writes run one by one, so the second of
 * two simultaneous demotions sees the result of the first.
 * @throws ApiError 409 account.last_admin
 */
export async function refuseLastAdmin(tx: Tx, account: AccountRow): Promise<void> {
  if (account.role !== 'admin') return
  const other = await tx
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'admin')
    .where('removed_at', 'is', null)
    .where('id', '!=', account.id)
    .limit(1)
    .executeTakeFirst()
  if (!other) throw conflict('account.last_admin')
}
