import type { AuditChange } from '../contract/audit/audit.schema.ts'
import type { AuditAction, AuditResourceType, AuditStatus } from '../contract/audit/audit-actions.ts'
import type { Performer } from './actor.ts'

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
