import { useQueryClient } from '@tanstack/react-query'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { useMemo } from 'react'
import { type Job, toJob } from '../job/job.ts'

type CachedList = { data: Job[] }
type CachedPages = { pages: CachedList[] }

export function useBookingCache() {
  const queryClient = useQueryClient()
  return useMemo(() => {
    /** Puts the server's response into all lists. A running request must not overwrite it. */
    async function put(booking: Booking): Promise<void> {
      const job = toJob(booking)
      const putInto = (list: CachedList) => ({ ...list, data: list.data.map((row) => (row.id === job.id ? job : row)) })
      await queryClient.cancelQueries({ queryKey: ['bookings'] })
      queryClient.setQueriesData<CachedList>({ queryKey: ['bookings', 'getList'] }, (list) => list && putInto(list))
      queryClient.setQueriesData<CachedPages>(
        { queryKey: ['bookings', 'getInfiniteList'] },
        (list) => list && { ...list, pages: list.pages.map(putInto) },
      )
      queryClient.setQueriesData<Job>(
        { queryKey: ['bookings', 'getOne', { id: job.id }] },
        (cached) => cached && { ...cached, ...job },
      )
    }
    const refresh = () => queryClient.invalidateQueries({ queryKey: ['bookings'] })
    return { put, refresh }
  }, [queryClient])
}
