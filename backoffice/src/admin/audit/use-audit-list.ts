import type { AuditLog } from '@thodu/api/contract/audit/audit.schema'
import { useMemo } from 'react'
import { type ListControllerResult, type RaRecord, useList } from 'react-admin'
import { AUDIT_PAGE } from './audit-query.ts'
import type { AuditView } from './use-audit.ts'

export type AuditRecord = AuditLog & RaRecord

/**
 * The trail as a list of react-admin, for its table, its columns and its kept views. Filters, order and page stay in the
 * address in the trail's own words, as the dashboard's tab has them.
 */
export function useAuditList(
  view: AuditView,
  logs: readonly AuditLog[],
  total: number,
): ListControllerResult<AuditRecord> {
  // The same rows as long as the page is the same: react-admin looks at them anew whenever they are others.
  const data = useMemo(() => logs.map((log): AuditRecord => ({ ...log, id: log._id })), [logs])
  const list = useList<AuditRecord>({ data, resource: 'audit-logs' })
  return {
    ...list,
    data,
    total,
    perPage: AUDIT_PAGE,
    page: view.page,
    sort: { field: 'timestamp', order: view.order === 'asc' ? 'ASC' : 'DESC' },
    setSort: ({ order }) => view.change('order', order === 'ASC' ? 'asc' : ''),
    setPage: (page) => view.change('page', String(page)),
    filterValues: view.filters,
    displayedFilters: {},
    setFilters: (filters) => view.show(filters ?? {}),
  } as ListControllerResult<AuditRecord>
}
