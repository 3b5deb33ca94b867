import type { Fixed, IsoTime, JsonText } from './column-types.ts'

export interface AuditLogTable {
  /** Order of the hash chain, without gaps. */
  seq: Fixed<number>
  id: Fixed<string>
  action: Fixed<string>
  actor_id: Fixed<string | null>
  user_name: Fixed<string>
  user_email: Fixed<string>
  user_role: Fixed<string>
  description: Fixed<string>
  resource_type: Fixed<string>
  resource_id: Fixed<string | null>
  status: Fixed<'success' | 'failed' | 'pending'>
  ip_address: Fixed<string>
  changes: Fixed<JsonText>
  search_text: Fixed<string>
  day: Fixed<string>
  created_at: Fixed<IsoTime>
  previous_hash: Fixed<string>
  hash: Fixed<string>
  /** Hash format of the row; 2 since migration 0031. */
  version: Fixed<number>
  /** For version 2: 32 hex digits, so that personal values cannot be guessed from their hash. */
  salt: Fixed<string | null>
  personal_hash: Fixed<string | null>
  /** `seq` of the row that records an erasure; the log has no erasures yet. */
  redacted_by: Fixed<number | null>
}

/** Updated by triggers, as are the four tables below; `month` is YYYY-MM. */
export interface AuditCountsTable {
  day: string
  action: string
  resource_type: string
  user_role: string
  status: string
  events: number
}

export interface AuditUserCountsTable {
  day: string
  user_email: string
  user_name: string
  events: number
}

export interface AuditUserTotalsTable {
  user_email: string
  user_name: string
  events: number
}

export interface AuditUserMonthsTable {
  month: string
  user_email: string
  user_name: string
  events: number
}

export interface AuditActionMonthsTable {
  month: string
  action: string
  events: number
}
