import type { Tx } from '@thodu/db'
import type { AuditAction } from '../../contract/audit/audit-actions.ts'

const corrections: readonly AuditAction[] = ['PATIENT_DETAILS_UPDATED', 'BOOKING_UPDATED', 'USER_MANAGEMENT']

/** Finds the newest audit row in which an admin changed the family's data; null if there is none. */
export async function findCorrection(tx: Tx, accountId: string | null, since: string): Promise<string | null> {
  if (accountId === null) return null
  const bookings = await tx.selectFrom('bookings').select('id').where('user_id', '=', accountId).execute()
  const row = await tx
    .selectFrom('audit_log')
    .select('id')
    .where('resource_id', 'in', [accountId, ...bookings.map(({ id }) => id)])
    .where('action', 'in', corrections)
    .where('user_role', '=', 'admin')
    .where('status', '=', 'success')
    .where('created_at', '>=', since)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}
