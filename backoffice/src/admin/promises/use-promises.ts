import { keepPreviousData } from '@tanstack/react-query'
import type { PromiseRecord } from '@thodu/api/contract/promises/promises.schema'
import { useEffect, useState } from 'react'
import { useGetList } from 'react-admin'
import { POLL_EVERY } from '../../app/calls/query-client.ts'

export type PromiseRow = PromiseRecord & { id: string }
const lookEvery = 20_000

/** The promises that end first, or those that nobody has explained. */
export const usePromises = (of: 'open' | 'reasonMissing', perPage: number) =>
  useGetList<PromiseRow>(
    'promises',
    {
      pagination: { page: 1, perPage },
      sort: { field: 'dueAt', order: of === 'open' ? 'ASC' : 'DESC' },
      filter: { [of]: true },
    },
    { refetchInterval: POLL_EVERY, placeholderData: keepPreviousData },
  )

/** The time, for chips that count minutes. */
export function useMinutes(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), lookEvery)
    return () => clearInterval(timer)
  }, [])
  return now
}
