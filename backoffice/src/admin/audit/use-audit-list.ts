import type { AuditLog } from '@thodu/api/contract/audit/audit.schema'
import { useMemo } from 'react'
import { type ListControllerResult, type RaRecord, useList } from 'react-admin'
import { AUDIT_PAGE } from './audit-query.ts'
import type { AuditView } from './use-audit.ts'

export type AuditRecord = AuditLog & RaRecord

/**
 * The audit log as a react-admin list. Filters, order and page are stored in the address of the page and not by react-admin, because
 * the dashboard's tab shows the same list.
 */
export function useAuditList(
  view: AuditView,
  logs: readonly AuditLog[],
  total: number,
): ListControllerResult<AuditRecord> {
  // The same array for the same page: react-admin processes the rows again whenever the array changes.
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
