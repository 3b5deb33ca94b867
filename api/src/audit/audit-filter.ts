import { toLatin } from '@thodu/db'
import type { z } from 'zod'
import type { AuditStatus } from '../contract/audit/audit-actions.ts'
import type { auditFilterSchema, auditRangeSchema } from '../contract/audit/audit-query.schema.ts'
import { dayInCity, isRealDay } from '../contract/time.ts'

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
