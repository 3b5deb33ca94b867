import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { OwnVisit } from '@thodu/api/contract/visits/visits.schema'
import { useMemo } from 'react'
import { callApi } from '../../app/wire/http-client.ts'
import { keepVisits } from '../offline/last-seen.ts'
import { visitAsPressed } from '../outbox/as-pressed.ts'
import { useWaiting } from '../outbox/use-waiting.ts'
import { visitDays } from '../visit-days.ts'
import { heldFirstVisits } from './first-visits.ts'

/** Seldom, for a phone's data (rule CARE-17): whoever looks at the phone again asks anew by that. Milliseconds. */
const REFRESH_EVERY = 300_000
const queryKey = ['visits']

/** The caretaker's own visits of these days, with what was pressed and not sent; what was loaded stays while a refresh fails. */
export function useVisits() {
  const held = heldFirstVisits()
  const waiting = useWaiting()
  const found = useQuery({
    queryKey,
    async queryFn({ signal }) {
      const visits = await callApi('GET /caretaker/visits', { query: visitDays(new Date()), signal })
      keepVisits(visits)
      return visits
    },
    refetchInterval: REFRESH_EVERY,
    ...(held ? { initialData: held } : {}),
  })
  const data = useMemo(() => found.data?.map((visit) => visitAsPressed(visit, waiting)), [found.data, waiting])
  return { ...found, data }
}

/** The visits as the screens hold them. */
export function useVisitCache() {
  const queryClient = useQueryClient()
  return useMemo(
    () => ({
      /** Shows the server's answer everywhere; the booking may have gone a step along with it (rule CARE-19). */
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
