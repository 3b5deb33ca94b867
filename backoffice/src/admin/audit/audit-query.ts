/** Filters of the audit trail as the address bar and the API know them (rule AUD-7). */
const auditFilterNames = ['search', 'action', 'resourceType', 'userRole', 'status', 'startDate', 'endDate'] as const
export type AuditFilterName = (typeof auditFilterNames)[number]
/** Newest first, unless the oldest are asked for first. */
export type AuditOrder = 'asc' | 'desc'
export type AuditFilters = Partial<Record<AuditFilterName, string>>

/** Rows on one page (rule AUD-7). */
export const AUDIT_PAGE = 50

/** The filter of a saved query of react-admin, which writes one into an address as JSON. */
function readSaved(search: URLSearchParams): Record<string, unknown> {
  try {
    const saved: unknown = JSON.parse(search.get('filter') ?? '{}')
    return typeof saved === 'object' && saved !== null ? { ...saved } : {}
  } catch {
    return {}
  }
}

/** The filters in an address, blanks left out. */
export function readFilters(search: URLSearchParams): AuditFilters {
  const saved = readSaved(search)
  return Object.fromEntries(
    auditFilterNames
      .map((name) => [name, search.get(name) ?? String(saved[name] ?? '')])
      .filter(([, value]) => value !== ''),
  )
}

/** Where the trail stands, its order and its filters, in the trail's own words: an address without its page. */
export function toPlainSearch(search: URLSearchParams): URLSearchParams {
  const tab = search.get('tab')
  return new URLSearchParams({
    ...(tab === null ? {} : { tab }),
    ...(readOrder(search) === 'asc' ? { order: 'asc' } : {}),
    ...readFilters(search),
  })
}

export const readOrder = (search: URLSearchParams): AuditOrder =>
  search.get('order')?.toLowerCase() === 'asc' ? 'asc' : 'desc'

/** The query of the export call, and of the logs call when a page is given. */
export function toAuditQuery(filters: AuditFilters, page?: number, order?: AuditOrder): Record<string, string> {
  const chosen = auditFilterNames.flatMap((name) => (filters[name] ? [[name, filters[name]]] : []))
  return {
    ...Object.fromEntries(chosen),
    ...(page === undefined ? {} : { page: String(page), limit: String(AUDIT_PAGE) }),
    ...(page !== undefined && order === 'asc' ? { order } : {}),
  }
}
