/** Audit filters, as named in the address and in the API (rule AUD-7). */
const auditFilterNames = ['search', 'action', 'resourceType', 'userRole', 'status', 'startDate', 'endDate'] as const
export type AuditFilterName = (typeof auditFilterNames)[number]
export type AuditOrder = 'asc' | 'desc'
export type AuditFilters = Partial<Record<AuditFilterName, string>>

export const AUDIT_PAGE = 50

/** Reads the JSON filter that a saved query of react-admin writes into the address. */
function readSaved(search: URLSearchParams): Record<string, unknown> {
  try {
    const saved: unknown = JSON.parse(search.get('filter') ?? '{}')
    return typeof saved === 'object' && saved !== null ? { ...saved } : {}
  } catch {
    return {}
  }
}

export function readFilters(search: URLSearchParams): AuditFilters {
  const saved = readSaved(search)
  return Object.fromEntries(
    auditFilterNames
      .map((name) => [name, search.get(name) ?? String(saved[name] ?? '')])
      .filter(([, value]) => value !== ''),
  )
}

/** The tab, order and filters of an address in the audit log's own parameters, without the page. */
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

/** Query of the logs call; without a page, of the export call. */
export function toAuditQuery(filters: AuditFilters, page?: number, order?: AuditOrder): Record<string, string> {
  const chosen = auditFilterNames.flatMap((name) => (filters[name] ? [[name, filters[name]]] : []))
  return {
    ...Object.fromEntries(chosen),
    ...(page === undefined ? {} : { page: String(page), limit: String(AUDIT_PAGE) }),
    ...(page !== undefined && order === 'asc' ? { order } : {}),
  }
}
