import { hash } from 'node:crypto'

/** The chain protects these fields. */
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

type Personal = Pick<HashedRow, 'user_name' | 'user_email' | 'ip_address' | 'description' | 'changes'>
/** The personal half has its own hash. */
export type SplitRow = Omit<HashedRow, keyof Personal> & { personal_hash: string | null }

export const firstPreviousHash = '0'.repeat(64)

const sha256 = (parts: readonly (string | number | null)[]): string => hash('sha256', JSON.stringify(parts))

/** Version 1, before migration 0031: all fields in a fixed order, with the previous hash (rule AUD-6). */
export const hashWholeRow = (row: HashedRow): string =>
  sha256([
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
  ])

/** Version 2, personal half; the salt prevents guessing (rule AUD-16). */
export const hashPersonal = (salt: string | null, row: Personal): string =>
  sha256([salt, row.user_name, row.user_email, row.ip_address, row.description, row.changes])

/** Version 2, the other half: the event, chained to the previous row. */
export const hashAuditRow = (row: SplitRow): string =>
  sha256([
    row.previous_hash,
    row.seq,
    row.id,
    row.action,
    row.actor_id,
    row.user_role,
    row.resource_type,
    row.resource_id,
    row.status,
    row.day,
    row.created_at,
    row.personal_hash,
  ])
