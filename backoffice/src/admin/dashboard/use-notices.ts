import { useQuery } from '@tanstack/react-query'
import { useAdminData } from '../admin-data-provider.ts'

const lookEvery = 10 * 60_000

/** The version that runs and what is wrong with how the product is run. */
export function useNotices() {
  const admin = useAdminData()
  return useQuery({
    queryKey: ['notices'],
    queryFn: () => admin.call('GET /admin/notices'),
    refetchInterval: lookEvery,
  })
}
