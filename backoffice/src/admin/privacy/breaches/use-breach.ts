import { useQuery } from '@tanstack/react-query'
import { POLL_EVERY } from '../../../app/wire/query-client.ts'
import { useAdminData } from '../../admin-data-provider.ts'

export const BREACHES = 'breaches'

export function useBreach(id: string) {
  const admin = useAdminData()
  return useQuery({
    queryKey: [BREACHES, 'page', id],
    queryFn: () => admin.call('GET /admin/breaches/{id}', { params: { id } }),
    refetchInterval: POLL_EVERY,
  })
}
