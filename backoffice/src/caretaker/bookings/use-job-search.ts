import { bookingStatuses } from '@thodu/api/contract/care/booking-status'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/** '' means any (rule CARE-10). */
export type JobSearch = { search: string; status: string }

/** Milliseconds. */
const REST = 300

/** Search and status are in the address, so that a reload, Back and a shared link preserve them. */
export function useJobSearch(): [JobSearch, (search: JobSearch) => void] {
  const [params, setParams] = useSearchParams()
  const search = {
    search: params.get('search') ?? '',
    status: bookingStatuses.find((status) => status === params.get('status')) ?? '',
  }
  const setSearch = (next: JobSearch) =>
    setParams(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')), { replace: true })
  return [search, setSearch]
}

export function useSettledFilter({ search, status }: JobSearch): { q?: string; status?: string } {
  const [q, setQ] = useState(search.trim())
  useEffect(() => {
    const timer = setTimeout(() => setQ(search.trim()), REST)
    return () => clearTimeout(timer)
  }, [search])
  return { ...(q === '' ? {} : { q }), ...(status === '' ? {} : { status }) }
}
