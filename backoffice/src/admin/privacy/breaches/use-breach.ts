import { useQuery } from '@tanstack/react-query'
import { POLL_EVERY } from '../../../app/wire/query-client.ts'
import { useAdminData } from '../../admin-data-provider.ts'

export const BREACHES = 'breaches'

/** All breaches, newest first: there are few. */
export function useBreaches() {
  const admin = useAdminData()
  return useQuery({
    queryKey: [BREACHES, 'page'],
    queryFn: () => admin.call('GET /admin/breaches', { query: {} }),
    refetchInterval: POLL_EVERY,
  })
}
