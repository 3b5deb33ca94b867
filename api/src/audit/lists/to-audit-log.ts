import { type AuditRow, readJson } from '@thodu/db'
import { sql } from 'kysely'
import type { AuditChange, AuditLog } from '../../contract/audit/audit.schema.ts'
import type { AuditAction, AuditResourceType } from '../../contract/audit/audit-actions.ts'

/** The other columns serve search and chain. */
export const shownColumns = [
  'id',
  'action',
  'actor_id',
  'user_name',
  'user_email',
  'user_role',
  'description',
  'resource_type',
  'resource_id',
  'status',
  'ip_address',
  'changes',
  'created_at',
] as const satisfies (keyof AuditRow)[]
/** The booking's short id is part of the row, because a second query took as long as the page. */
export const bookingCode = sql<string | null>`case when audit_log.resource_type in ('booking', 'patient')
  then (select bookings.code from bookings where bookings.id = audit_log.resource_id) end`.as('booking_code')
export type ShownRow = Pick<AuditRow, (typeof shownColumns)[number]> & { booking_code: string | null }

/** Formats a row for the API (rule AUD-10). */
export const toAuditLog = (row: ShownRow): AuditLog => ({
  _id: row.id,
  action: row.action as AuditAction,
  userId: row.actor_id,
  userName: row.user_name,
  userEmail: row.user_email,
  userRole: row.user_role as AuditLog['userRole'],
  description: row.description,
  resourceType: row.resource_type as AuditResourceType,
  resourceId: row.resource_id,
  bookingId: row.booking_code,
  status: row.status,
  timestamp: row.created_at,
  ipAddress: row.ip_address,
  changes: readJson<AuditChange[]>(row.changes),
})
