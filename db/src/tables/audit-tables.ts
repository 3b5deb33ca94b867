import type { Fixed, IsoTime, JsonText } from './column-types.ts'

export interface AuditLogTable {
  /** Order of the chain; no gaps. */
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
  /** How the row is hashed; 2 since migration 0031. */
  version: Fixed<number>
  /** Of version 2: 32 hex digits, so that nobody finds out what was personal by trying. */
  salt: Fixed<string | null>
  personal_hash: Fixed<string | null>
  /** `seq` of the row that tells of an erasure; nothing is erased from the log yet. */
  redacted_by: Fixed<number | null>
}

/** One row per day and kind of event, kept by trigger. */
export interface AuditCountsTable {
  day: string
  action: string
  resource_type: string
  user_role: string
  status: string
  events: number
}

/** One row per day and person, kept by trigger. */
export interface AuditUserCountsTable {
  day: string
  user_email: string
  user_name: string
  events: number
}

/** One row per person over all days, kept by trigger. */
export interface AuditUserTotalsTable {
  user_email: string
  user_name: string
  events: number
}

/** One row per month (YYYY-MM) and person, kept by trigger. */
export interface AuditUserMonthsTable {
  month: string
  user_email: string
  user_name: string
  events: number
}

/** One row per month and action, kept by trigger. */
export interface AuditActionMonthsTable {
  month: string
  action: string
  events: number
}
