import { useQuery } from '@tanstack/react-query'
import { useAdminData } from '../admin-data-provider.ts'

const lookEvery = 10 * 60_000

export function useNotices() {
  const admin = useAdminData()
  return useQuery({
    queryKey: ['notices'],
    queryFn: () => admin.call('GET /admin/notices'),
    refetchInterval: lookEvery,
  })
}
