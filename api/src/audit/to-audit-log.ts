import { type AuditRow, readJson } from '@thodu/db'
import type { AuditAction, AuditResourceType } from '../contract/audit-actions.ts'
import type { AuditChange, AuditLog } from '../contract/wire-types.ts'

/** A row of the log as it travels (spec: caretaker and admin, section 3). */
export const toAuditLog = (row: AuditRow): AuditLog => ({
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
