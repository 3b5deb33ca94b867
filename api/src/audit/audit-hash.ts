import { createHash } from 'node:crypto'

/** What the chain protects of a row: everything but the derived search text. */
export type HashedRow = {
  seq: number
  id: string
  action: string
  actor_id: string | null
  user_name: string
  user_email: string
  user_role: string
  description: string
  resource_type: string
  resource_id: string | null
  status: string
  ip_address: string
  changes: string
  day: string
  created_at: string
  previous_hash: string
}

export const firstPreviousHash = '0'.repeat(64)

/** SHA-256 over the row in a fixed order together with its predecessor's hash (rule AUD-6). */
export function hashAuditRow(row: HashedRow): string {
  const parts = [
    row.previous_hash,
    row.seq,
    row.id,
    row.action,
    row.actor_id,
    row.user_name,
    row.user_email,
    row.user_role,
    row.description,
    row.resource_type,
    row.resource_id,
    row.status,
    row.ip_address,
    row.changes,
    row.day,
    row.created_at,
  ]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
