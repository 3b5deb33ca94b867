/** Filters of the audit trail as the address bar and the API know them (rule AUD-7). */
const auditFilterNames = ['search', 'action', 'resourceType', 'userRole', 'status', 'startDate', 'endDate'] as const
export type AuditFilterName = (typeof auditFilterNames)[number]
/** Newest first, unless the oldest are asked for first. */
export type AuditOrder = 'asc' | 'desc'
export type AuditFilters = Partial<Record<AuditFilterName, string>>

/** Rows on one page (rule AUD-7). */
export const AUDIT_PAGE = 50

/** The filters in an address, blanks left out. */
export const readFilters = (search: URLSearchParams): AuditFilters =>
  Object.fromEntries(auditFilterNames.map((name) => [name, search.get(name) ?? '']).filter(([, value]) => value !== ''))

/** The query of the export call, and of the logs call when a page is given. */
export function toAuditQuery(filters: AuditFilters, page?: number, order?: AuditOrder): URLSearchParams {
  const query = new URLSearchParams()
  for (const name of auditFilterNames) if (filters[name]) query.set(name, filters[name])
  if (page !== undefined) {
    query.set('page', String(page))
    query.set('limit', String(AUDIT_PAGE))
    if (order === 'asc') query.set('order', order)
  }
  return query
}
