import { useQuery } from '@tanstack/react-query'
import { POLL_EVERY, WAITING } from '../../app/wire/query-client.ts'
import { useAdminData } from '../admin-data-provider.ts'

/** The attention list, reloaded with the menu's counts and after every action on a row (rule HALL-1). */
export function useAttention() {
  const admin = useAdminData()
  return useQuery({
    queryKey: [WAITING, 'hall'],
    queryFn: () => admin.call('GET /admin/hall'),
    refetchInterval: POLL_EVERY,
  })
}
