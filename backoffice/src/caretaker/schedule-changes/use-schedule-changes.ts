import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ScheduleChange } from '@thodu/api/contract/schedule-changes/schedule-changes.schema'
import { useCallback, useMemo } from 'react'
import { callApi } from '../../app/wire/http-client.ts'
import type { StoredAction } from '../outbox/outbox.ts'
import { useQueuedActions } from '../outbox/use-waiting.ts'

/** Infrequent, to save a phone's data (rule CARE-17): returning to the page reloads anyway. Milliseconds. */
const REFRESH_EVERY = 300_000
const queryKey = ['schedule-changes']

type ReadChange = Pick<ScheduleChange, 'visitId' | 'kind' | 'startsAt' | 'endsAt'>
const isSame = (one: ReadChange, other: ReadChange): boolean =>
  one.visitId === other.visitId &&
  one.kind === other.kind &&
  one.startsAt === other.startsAt &&
  one.endsAt === other.endsAt

const isQueued = (change: ScheduleChange, waiting: readonly StoredAction[]): boolean =>
  waiting.some((press) => press.kind === 'confirm' && press.body.changes.some((one) => isSame(one, change)))

/** The own unconfirmed changes, without those whose confirmation waits on this phone (rule VISIT-29). */
export function useScheduleChanges() {
  const waiting = useQueuedActions()
  const { data, isLoading } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi('GET /caretaker/schedule-changes', { signal }),
    refetchInterval: REFRESH_EVERY,
    // Without a connection the other cards appear at once.
    retry: false,
  })
  const open = useMemo(() => (data ?? []).filter((change) => !isQueued(change, waiting)), [data, waiting])
  return { open, isLoading }
}

/** Puts the server's response to a confirmation into the screen. */
export function usePutScheduleChanges(): (changes: ScheduleChange[]) => void {
  const queries = useQueryClient()
  return useCallback((changes) => void queries.setQueryData(queryKey, changes), [queries])
}
