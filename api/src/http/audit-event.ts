import type { AuditChange } from '../contract/audit/audit.schema.ts'
import type { AuditAction, AuditResourceType, AuditStatus } from '../contract/audit/audit-actions.ts'
import type { Performer } from './actor.ts'

/** What the audit log is told of a change: who did what to which thing, and whether it worked. */
export type AuditEvent = {
  performer: Performer
  action: AuditAction
  resourceType: AuditResourceType
  resourceId?: string | null
  description: string
  status?: AuditStatus
  changes?: AuditChange[]
  at: Date
}
