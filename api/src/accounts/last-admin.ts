import type { AccountRow, Tx } from '@thodu/db'
import { conflict } from '../http/errors/api-error.ts'

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
