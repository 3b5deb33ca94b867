import { bookingStatuses } from '@thodu/api/contract/booking-status'
import { useSearchParams } from 'react-router-dom'
import type { JobFilter } from './job-rules.ts'

/** Search and status live in the address: reload, back and a shared link keep them. */
export function useJobFilter(): [JobFilter, (filter: JobFilter) => void] {
  const [params, setParams] = useSearchParams()
  const filter = {
    search: params.get('search') ?? '',
    status: bookingStatuses.find((status) => status === params.get('status')) ?? '',
  }
  const setFilter = (next: JobFilter) =>
    setParams(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')), { replace: true })
  return [filter, setFilter]
}
