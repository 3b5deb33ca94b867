import type { PromiseRecord } from '@thodu/api/contract/promises/promises.schema'
import { useEffect, useState } from 'react'
import { useGetList, useInfiniteGetList } from 'react-admin'
import { POLL_EVERY } from '../../app/wire/query-client.ts'

export type PromiseRow = PromiseRecord & { id: string }
const lookEvery = 20_000

type Of = 'open' | 'reasonMissing'
/** Open promises by deadline; those without a reason newest first. */
const listOf = (of: Of, perPage: number) => ({
  pagination: { page: 1, perPage },
  sort: { field: 'dueAt', order: of === 'open' ? ('ASC' as const) : ('DESC' as const) },
  filter: { [of]: true },
})

export const usePromises = (of: Of, perPage: number) =>
  useGetList<PromiseRow>('promises', listOf(of, perPage), { refetchInterval: POLL_EVERY })

/** Loads page by page: a request for more than a hundred rows requires proof of identity (rule ACC-39). */
export function usePromisePages(of: Of) {
  const { data, ...list } = useInfiniteGetList<PromiseRow>('promises', listOf(of, 50), { refetchInterval: POLL_EVERY })
  return { ...list, rows: data?.pages.flatMap((page) => page.data), total: data?.pages[0]?.total ?? 0 }
}

export function useMinutes(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), lookEvery)
    return () => clearInterval(timer)
  }, [])
  return now
}
