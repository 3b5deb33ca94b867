import type { PromiseRecord } from '@thodu/api/contract/promises/promises.schema'
import { useEffect, useState } from 'react'
import { useGetList, useInfiniteGetList } from 'react-admin'
import { POLL_EVERY } from '../../app/wire/query-client.ts'

export type PromiseRow = PromiseRecord & { id: string }
const lookEvery = 20_000

type Of = 'open' | 'reasonMissing'
/** Those that end first; of what nobody has explained, the newest. */
const listOf = (of: Of, perPage: number) => ({
  pagination: { page: 1, perPage },
  sort: { field: 'dueAt', order: of === 'open' ? ('ASC' as const) : ('DESC' as const) },
  filter: { [of]: true },
})

/** The first promises of a list, and how many there are. */
export const usePromises = (of: Of, perPage: number) =>
  useGetList<PromiseRow>('promises', listOf(of, perPage), { refetchInterval: POLL_EVERY })

/** A list page by page: whoever asks for more than a hundred rows at once is asked who it is (rule ACC-39). */
export function usePromisePages(of: Of) {
  const { data, ...list } = useInfiniteGetList<PromiseRow>('promises', listOf(of, 50), { refetchInterval: POLL_EVERY })
  return { ...list, rows: data?.pages.flatMap((page) => page.data), total: data?.pages[0]?.total ?? 0 }
}

/** The time, for chips that count minutes. */
export function useMinutes(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), lookEvery)
    return () => clearInterval(timer)
  }, [])
  return now
}
