import type { AccountRow, Tx } from '@thodu/db'
import { conflict } from '../http/errors/api-error.ts'

/**
 * Refuses what would leave the product without an admin. Inside the transaction of the change: there is one writer, so two
 * demotions at once see each other.
 * @throws ApiError 409 "At least one admin must remain."
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
