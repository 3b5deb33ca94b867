import { useQuery } from '@tanstack/react-query'
import { POLL_EVERY } from '../../app/calls/query-client.ts'
import { useAdminData } from '../admin-data-provider.ts'

/** How much of each queue needs a hand; read again whenever a booking changes, because the key begins with the resource. */
export function useWaiting() {
  const admin = useAdminData()
  return useQuery({
    queryKey: ['bookings', 'waiting'],
    queryFn: () => admin.readWaiting(),
    refetchInterval: POLL_EVERY,
  }).data
}
