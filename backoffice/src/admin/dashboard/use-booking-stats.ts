import { useQuery } from '@tanstack/react-query'
import { POLL_EVERY } from '../../app/query-client.ts'
import { useAdminData } from '../admin-data-provider.ts'

/** Statistics of all bookings; read again whenever a booking changes, because the key begins with the resource. */
export function useBookingStats() {
  const admin = useAdminData()
  return useQuery({
    queryKey: ['bookings', 'stats'],
    queryFn: () => admin.readBookingStats(),
    refetchInterval: POLL_EVERY,
  })
}
export type BookingStatsQuery = ReturnType<typeof useBookingStats>
