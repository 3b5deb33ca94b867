import type { AccountRow } from '@thodu/db'
import { forbidden } from '../http/errors/api-error.ts'

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
