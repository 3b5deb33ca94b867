import { toLatin } from '@thodu/db'
import type { z } from 'zod'
import type { auditFilterSchema, auditRangeSchema } from '../contract/audit/audit.calls.ts'
import type { AuditStatus } from '../contract/audit/audit-actions.ts'
import { dayInCity, isRealDay } from '../contract/time.ts'

/** The range contains days of the city, and exact times if given; all are inclusive. */
export type AuditRange = { fromDay?: string; toDay?: string; fromTime?: string; toTime?: string }

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

/** The filter contains search words in lower case. */
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
 * Returns the words as typed and, for Telugu or Devanagari letters, in Latin spelling (rule WORD-8). Rows from before Latin
 * spellings were stored match only the words as typed.
 */
export function waysToSpell(words: readonly string[]): string[][] {
  const latin = words.map((word) => toLatin(word))
  return latin.join(' ') === words.join(' ') ? [[...words]] : [[...words], latin]
}
