import type { AccountRow } from '@thodu/db'
import { forbidden } from '../http/errors/api-error.ts'

/**
 * To who has proven to be the owner; nobody else hears of it.
 * @throws ApiError 403 for a caretaker who is inactive (rule OFF-21), and for an account that was closed (rule PRIV-K1)
 */
export function refuseInactive({
  inactive_at,
  restricted_at,
}: Pick<AccountRow, 'inactive_at' | 'restricted_at'>): void {
  if (inactive_at !== null || restricted_at !== null) throw forbidden('auth.inactive')
}
