import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { OwnVisit } from '@thodu/api/contract/visits/visits.schema'
import { useMemo } from 'react'
import { callApi } from '../../app/wire/http-client.ts'
import { storeVisits } from '../offline/last-seen.ts'
import { applyQueuedToVisit } from '../outbox/apply-queued.ts'
import { useQueuedActions } from '../outbox/use-waiting.ts'
import { visitDays } from '../visit-days.ts'
import { heldFirstVisits } from './first-visits.ts'

/** Infrequent, to save a phone's data (rule CARE-17): returning to the page reloads anyway. Milliseconds. */
const REFRESH_EVERY = 300_000
const queryKey = ['visits']

/** The caretaker's visits with queued actions applied. Loaded visits remain when a refresh fails. */
export function useVisits() {
  const held = heldFirstVisits()
  const waiting = useQueuedActions()
  const found = useQuery({
    queryKey,
    async queryFn({ signal }) {
      const visits = await callApi('GET /caretaker/visits', { query: visitDays(new Date()), signal })
      storeVisits(visits)
      return visits
    },
    refetchInterval: REFRESH_EVERY,
    ...(held ? { initialData: held } : {}),
  })
  const data = useMemo(() => found.data?.map((visit) => applyQueuedToVisit(visit, waiting)), [found.data, waiting])
  return { ...found, data }
}

export function useVisitCache() {
  const queryClient = useQueryClient()
  return useMemo(
    () => ({
      /** Puts the server's response into all screens; the booking may have taken a step with it (rule CARE-19). */
      async put(saved: OwnVisit): Promise<void> {
        await queryClient.cancelQueries({ queryKey })
        queryClient.setQueryData<OwnVisit[]>(queryKey, (visits) =>
          visits?.map((visit) => (visit._id === saved._id ? saved : visit)),
        )
        await queryClient.invalidateQueries({ queryKey: ['bookings'] })
      },
      refresh: () => queryClient.invalidateQueries({ queryKey }),
    }),
    [queryClient],
  )
}
