import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { POLL_EVERY } from '../../app/wire/query-client.ts'
import { useAdminData } from '../admin-data-provider.ts'
import {
  type AuditFilterName,
  type AuditFilters,
  readFilters,
  readOrder,
  toAuditQuery,
  toPlainSearch,
} from './audit-query.ts'

/** Filters and page are in the address, so that a view can be sent to a colleague. */
export function useAuditView() {
  const [search, setSearch] = useSearchParams()
  const filters = useMemo(() => readFilters(search), [search])
  const page = Math.max(1, Number(search.get('page')) || 1)
  const order = readOrder(search)
  const change = useCallback(
    (name: AuditFilterName | 'page' | 'order', value: string) =>
      setSearch(
        (before) => {
          const next = toPlainSearch(before)
          if (value === '') next.delete(name)
          else next.set(name, value)
          return next
        },
        { replace: name !== 'page' },
      ),
    [setSearch],
  )
  const show = useCallback(
    (next: AuditFilters) =>
      setSearch(
        (before) => new URLSearchParams({ ...(before.has('tab') ? { tab: before.get('tab') ?? '' } : {}), ...next }),
      ),
    [setSearch],
  )
  return { filters, page, order, change, clear: useCallback(() => show({}), [show]), show }
}
export type AuditView = ReturnType<typeof useAuditView>

export function useAuditLogs({ filters, page, order }: Pick<AuditView, 'filters' | 'page' | 'order'>) {
  const admin = useAdminData()
  const query = toAuditQuery(filters, page, order)
  return useQuery({
    queryKey: ['audit', 'logs', query],
    queryFn: () => admin.call('GET /audit/logs', { query }),
    refetchInterval: POLL_EVERY,
    placeholderData: keepPreviousData,
  })
}

export function useAuditStats({ filters: { startDate, endDate } }: Pick<AuditView, 'filters'>) {
  const admin = useAdminData()
  const query = toAuditQuery({ ...(startDate ? { startDate } : {}), ...(endDate ? { endDate } : {}) })
  return useQuery({
    queryKey: ['audit', 'stats', query],
    queryFn: () => admin.call('GET /audit/stats', { query }),
    refetchInterval: POLL_EVERY,
    placeholderData: keepPreviousData,
  })
}
