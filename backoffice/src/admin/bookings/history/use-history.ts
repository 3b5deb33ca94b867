import { useInfiniteQuery } from '@tanstack/react-query'
import type { HistoryEntry } from '@thodu/api/contract/history/history.schema'
import { type HistoryKind, historyKinds } from '@thodu/api/contract/history/history-kinds'
import { useSearchParams } from 'react-router-dom'
import { POLL_EVERY } from '../../../app/wire/query-client.ts'
import { useAdminData } from '../../admin-data-provider.ts'

type HistoryRecord = HistoryEntry & { id: string }

const perPage = 25

/** The filter is in the address, so that a reload, Back and a link preserve it. */
export function useHistoryKind(): [HistoryKind | undefined, (kind: string) => void] {
  const [search, setSearch] = useSearchParams()
  const kind = historyKinds.find((known) => known === search.get('history'))
  const choose = (next: string) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        if (next === '') after.delete('history')
        else after.set('history', next)
        return after
      },
      { replace: true },
    )
  return [kind, choose]
}

export function useHistory(bookingId: string, kind: HistoryKind | undefined) {
  const admin = useAdminData()
  const query = useInfiniteQuery({
    queryKey: ['bookings', 'history', bookingId, kind ?? 'all'],
    queryFn: ({ pageParam: page }) =>
      admin.getList<HistoryRecord>(`bookings/${bookingId}/history`, {
        pagination: { page, perPage },
        sort: { field: 'at', order: 'DESC' },
        filter: kind === undefined ? {} : { kind },
      }),
    initialPageParam: 1,
    getNextPageParam: ({ total = 0 }, pages) => (pages.length * perPage < total ? pages.length + 1 : undefined),
    refetchInterval: POLL_EVERY,
  })
  // A new event shifts the second page, so entries are deduplicated by id.
  const entries = new Map(query.data?.pages.flatMap(({ data }) => data).map((entry) => [entry._id, entry]))
  return { ...query, entries: [...entries.values()], total: query.data?.pages.at(-1)?.total ?? 0 }
}
