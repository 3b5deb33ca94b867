import { z } from '@hono/zod-openapi'
import { toLatin } from '@thodu/db'
import { type AuditStatus, auditActions, auditResourceTypes, auditStatuses } from '../contract/audit-actions.ts'
import { isKnownYear, isRealDay } from '../contract/calendar-day.ts'
import { dayInCity } from '../contract/formats.ts'
import { texts } from '../contract/texts.ts'

export const auditRoles = ['user', 'caretaker', 'admin', 'visitor', 'system'] as const
const maxPageSize = 200

/** A form sends what is not chosen as an empty text. */
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

/** Filters of the audit trail (rule AUD-7); `resourceId` serves the history of one booking. */
export const auditFilterSchema = auditRangeSchema.extend({
  search: optional(z.string().trim().max(200, texts.details.tooLong)),
  action: optional(z.enum(auditActions)),
  resourceType: optional(z.enum(auditResourceTypes)),
  resourceId: optional(z.string().max(64)),
  userRole: optional(z.enum(auditRoles)),
  status: optional(z.enum(auditStatuses)),
})

export const auditPageSchema = auditFilterSchema.extend({
  /** Newest first, unless the oldest are asked for first. */
  order: optional(z.enum(['asc', 'desc'])),
  page: optional(z.coerce.number().int().min(1).max(1_000_000)).transform((page) => page ?? 1),
  limit: optional(z.coerce.number().int().min(1)).transform((limit) => Math.min(limit ?? 50, maxPageSize)),
})

/** Days in the city, and exact times where times were given. All inclusive. */
export type AuditRange = { fromDay?: string; toDay?: string; fromTime?: string; toTime?: string }

/** The range a request asks for; an ISO time narrows its day down further. */
export function toAuditRange({ startDate, endDate }: z.output<typeof auditRangeSchema>): AuditRange {
  const range: AuditRange = {}
  if (startDate !== undefined) {
    range.fromDay = isRealDay(startDate) ? startDate : dayInCity(new Date(startDate))
    if (!isRealDay(startDate)) range.fromTime = new Date(startDate).toISOString()
  }
  if (endDate !== undefined) {
    range.toDay = isRealDay(endDate) ? endDate : dayInCity(new Date(endDate))
    if (!isRealDay(endDate)) range.toTime = new Date(endDate).toISOString()
  }
  return range
}

export type AuditFacets = { action?: string; resource_type?: string; user_role?: string; status?: AuditStatus }
export type AuditFilter = { facets: AuditFacets; range: AuditRange; words: string[]; resourceId: string | undefined }

/** The filter of a request as the queries want it; the search text as lower-cased words. */
export function toAuditFilter(request: z.output<typeof auditFilterSchema>): AuditFilter {
  const facets: AuditFacets = {}
  if (request.action !== undefined) facets.action = request.action
  if (request.resourceType !== undefined) facets.resource_type = request.resourceType
  if (request.userRole !== undefined) facets.user_role = request.userRole
  if (request.status !== undefined) facets.status = request.status
  const words = (request.search ?? '')
    .toLowerCase()
    .split(/[\s\p{Cc}]+/u)
    .filter((word) => word !== '')
  return { facets, range: toAuditRange(request), words, resourceId: request.resourceId }
}

/**
 * The words as they were typed, and, where they have Telugu or Devanagari letters, as Latin ones spell them (rule WORD-8):
 * rows that were written before names were spelled are found by the first alone.
 */
export function waysToSpell(words: readonly string[]): string[][] {
  const latin = words.map((word) => toLatin(word))
  return latin.join(' ') === words.join(' ') ? [[...words]] : [[...words], latin]
}
