import { useQuery } from '@tanstack/react-query'
import { POLL_EVERY, WAITING } from '../../app/wire/query-client.ts'
import { useAdminData } from '../admin-data-provider.ts'

/** Waiting items per queue, reloaded after every action on a row (use-action.ts). */
export function useWaitingCounts() {
  const admin = useAdminData()
  return useQuery({
    queryKey: [WAITING],
    queryFn: () => admin.call('GET /admin/waiting'),
    refetchInterval: POLL_EVERY,
  }).data
}
