import { useQueryClient } from '@tanstack/react-query'
import type { Booking } from '@thodu/api/contract/schemas/bookings.schema'
import { useMemo } from 'react'
import { callApi } from '../../app/calls/http-client.ts'
import { type Job, toJob } from '../job/job.ts'

type CachedList = { data: Job[] }

/** The caretaker's bookings as the screens hold them. */
export function useBookingCache() {
  const queryClient = useQueryClient()
  return useMemo(() => {
    /** Shows the server's answer everywhere. A list still on its way was read before it and must not undo it. */
    async function put(booking: Booking): Promise<void> {
      const job = toJob(booking)
      await queryClient.cancelQueries({ queryKey: ['bookings'] })
      queryClient.setQueriesData<CachedList>(
        { queryKey: ['bookings', 'getList'] },
        (list) => list && { ...list, data: list.data.map((row) => (row.id === job.id ? job : row)) },
      )
      queryClient.setQueriesData<Job>(
        { queryKey: ['bookings', 'getOne', { id: job.id }] },
        (cached) => cached && { ...cached, ...job },
      )
    }
    const refresh = () => queryClient.invalidateQueries({ queryKey: ['bookings'] })
    const readNow = (id: string) => callApi('GET /caretaker/bookings/{id}', { params: { id } })
    return { put, refresh, readNow }
  }, [queryClient])
}
