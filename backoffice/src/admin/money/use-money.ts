import { useQuery } from '@tanstack/react-query'
import type { OfficeMoney } from '@thodu/api/contract/money/money.schema'
import { POLL_EVERY } from '../../app/wire/query-client.ts'
import { useAdminData } from '../admin-data-provider.ts'

export const touchesMoney = ['money', 'bookings'] as const

/** A booking's money, polled; `until` is the newest day of its lines (rule MON-3). */
export function useMoney(booking: string, until?: OfficeMoney['olderUntil']) {
  const admin = useAdminData()
  return useQuery({
    queryKey: ['money', booking, until],
    queryFn: () =>
      admin.call('GET /admin/bookings/{id}/money', {
        params: { id: booking },
        query: until ? { until } : {},
      }),
    placeholderData: (before) => before,
    refetchInterval: POLL_EVERY,
  })
}
