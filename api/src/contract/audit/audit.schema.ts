import { roleSchema } from '../accounts/accounts.schema.ts'
import { count, id, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import { auditActions, auditResourceTypes, auditStatuses } from './audit-actions.ts'

export type AuditChange = z.output<typeof auditChangeSchema>

export type AuditLog = z.output<typeof auditLogSchema>

export type AuditLogPage = z.output<typeof auditLogPageSchema>

export type AuditStats = z.output<typeof auditStatsSchema>

/** No browser loads this file. */

export const auditChangeSchema = z.strictObject({
  field: z.string(),
  from: z.unknown(),
  to: z.unknown(),
  /** The field changed, but its values are not recorded (health details, free text). */
  hidden: z.literal(true).exactOptional(),
})

export const auditLogSchema = z.strictObject({
  _id: id,
  action: z.enum(auditActions),
  userId: id.nullable(),
  userName: z.string(),
  userEmail: z.string(),
  userRole: z.union([roleSchema, z.enum(['visitor', 'system'])]),
  description: z.string(),
  resourceType: z.enum(auditResourceTypes),
  resourceId: z.string().nullable(),
  /** The booking id as read out on the phone, when the resource is a booking or its patient. */
  bookingId: z.string().nullable(),
  status: z.enum(auditStatuses),
  timestamp: time,
  ipAddress: z.string(),
  changes: z.array(auditChangeSchema),
})

export const auditLogPageSchema = z.strictObject({
  data: z.strictObject({ logs: z.array(auditLogSchema), total: count, totalPages: count, page: z.int().min(1) }),
})

export const auditStatsSchema = z.strictObject({
  data: z.strictObject({
    totalLogs: count,
    recentActivity: z.array(auditLogSchema),
    topUsers: z.array(z.strictObject({ userName: z.string(), userEmail: z.string(), count })),
    actionStats: z.array(z.strictObject({ action: z.enum(auditActions), count })),
  }),
})
