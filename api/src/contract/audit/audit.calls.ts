import { texts } from '../texts.ts'
import { isKnownYear, isRealDay } from '../time.ts'
import type { Calls } from '../wire/call.ts'
import { searchText } from '../wire/free-text.ts'
import { z } from '../wire/zod.ts'
import { auditLogPageSchema, auditStatsSchema } from './audit.schema.ts'
import { auditActions, auditResourceTypes, auditStatuses } from './audit-actions.ts'

export const auditRoles = ['user', 'caretaker', 'admin', 'visitor', 'system'] as const
const maxPageSize = 200

/** Forms send unset fields as empty text. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const isTime = (value: string): boolean =>
  isKnownYear(value) && /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(value) && !Number.isNaN(Date.parse(value))

/** A day (Asia/Kolkata, inclusive) or an ISO time. */
const momentSchema = z
  .string()
  .max(40)
  .refine((value) => isRealDay(value) || isTime(value), texts.details.invalidDate)

export const auditRangeSchema = z.object({ startDate: optional(momentSchema), endDate: optional(momentSchema) })

/** Filters of the audit log (rule AUD-7); `resourceId` selects the history of one booking. */
export const auditFilterSchema = auditRangeSchema.extend({
  search: optional(searchText),
  action: optional(z.enum(auditActions)),
  resourceType: optional(z.enum(auditResourceTypes)),
  resourceId: optional(z.string().max(64)),
  userRole: optional(z.enum(auditRoles)),
  status: optional(z.enum(auditStatuses)),
})

export const auditPageSchema = auditFilterSchema.extend({
  /** Newest first by default. */
  order: optional(z.enum(['asc', 'desc'])),
  page: optional(z.coerce.number().int().min(1).max(1_000_000)).transform((page) => page ?? 1),
  limit: optional(z.coerce.number().int().min(1)).transform((limit) => Math.min(limit ?? 50, maxPageSize)),
})

/** API calls for the audit log, for admins (rules AUD-7, AUD-9). */
export const auditCalls = {
  'GET /audit/logs': { query: auditPageSchema, answer: auditLogPageSchema, about: 'Page of the audit log' },
  'GET /audit/stats': { query: auditRangeSchema, answer: auditStatsSchema, about: 'Statistics of the audit log' },
} as const satisfies Calls
