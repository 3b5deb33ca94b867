import { type AuditRow, readJson } from '@thodu/db'
import type { AuditAction, AuditResourceType } from '../../contract/audit-actions.ts'
import type { AuditChange, AuditLog } from '../../contract/calls/wire-types.ts'

/** The columns that travel; the rest serves the search and the chain. */
export const shownColumns = [
  'id',
  'action',
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
export type ShownRow = Pick<AuditRow, (typeof shownColumns)[number]>

/** A row of the log as it travels (rule AUD-10). */
export const toAuditLog = (row: ShownRow): AuditLog => ({
  _id: row.id,
  action: row.action as AuditAction,
  userName: row.user_name,
  userEmail: row.user_email,
  userRole: row.user_role as AuditLog['userRole'],
  description: row.description,
  resourceType: row.resource_type as AuditResourceType,
  resourceId: row.resource_id,
  status: row.status,
  timestamp: row.created_at,
  ipAddress: row.ip_address,
  changes: readJson<AuditChange[]>(row.changes),
})
