import { keepPreviousData } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { HttpError, useGetList, useInfiniteGetList } from 'react-admin'
import { NoAccessPage } from '../../app/frame/MessagePage.tsx'
import { LoadFailed, RowSkeletons } from '../../app/lists/ListStates.tsx'
import type { Job } from '../job/job.ts'
import { keepJobs } from '../offline/last-seen.ts'
import { jobAsPressed } from '../outbox/as-pressed.ts'
import { useWaiting } from '../outbox/use-waiting.ts'
import { firstPage, heldFirstPage } from './first-page.ts'

const isStatus = (error: unknown, status: number): boolean => error instanceof HttpError && error.status === status

/** What is looked for (rule CARE-10); `isLong` once somebody asked for more than the first page of it. */
type Wanted = { filter?: { q?: string; status?: string }; isLong?: boolean }
/** Reads the next page of a long list. */
export type NextPage = { read: () => void; isPending: boolean }
type WithBookingsProps = Wanted & { children: (jobs: readonly Job[], total: number, next: NextPage) => ReactNode }

/** The caretaker's bookings, or why they are not there. What was loaded stays while a refresh fails. */
export function WithBookings({ children, ...wanted }: WithBookingsProps) {
  const { jobs, total, error, retry, next } = useMyBookings(wanted)
  if (isStatus(error, 403)) return <NoAccessPage />
  // With bookings on the screen the connection banner says enough about a lost connection.
  const tell = error && !(jobs && isStatus(error, 0))
  return (
    <>
      {tell && <LoadFailed textKey="caretaker.loadFailed" onRetry={retry} />}
      {jobs ? children(jobs, total, next) : !error && <RowSkeletons />}
    </>
  )
}

/** What of them is known by now: for a name beside something else. */
export const useKnownJobs = (): readonly Job[] => useMyBookings({}).jobs ?? []

/** Other people's changes show within this time while the screen is visible; sparing on a phone's data. Milliseconds. */
export const REFRESH_EVERY = 15_000
/** What is behind the first page is history, but for whoever has more than ten open jobs. Milliseconds. */
const REFRESH_PAGES_EVERY = 5 * 60_000
/** A page of what is behind the first one: a hundred rows at once would be asked who it is (rule ACC-39). */
const perPage = 20

/** Bookings assigned to the caretaker, open ones first (rule CARE-15); the first page as its screens share it, and what comes behind it. */
function useMyBookings({ filter = firstPage.filter, isLong = false }: Wanted) {
  const held = Object.keys(filter).length === 0 ? heldFirstPage() : undefined
  const first = useGetList<Job>(
    'bookings',
    { ...firstPage, filter },
    { refetchInterval: REFRESH_EVERY, placeholderData: keepPreviousData, ...(held ? { initialData: held } : {}) },
  )
  const isPlain = Object.keys(filter).length === 0
  const answered = first.isFetchedAfterMount && !first.isPlaceholderData ? first.data : undefined
  useEffect(() => {
    if (isPlain && answered) keepJobs(answered)
  }, [isPlain, answered])
  const pages = useInfiniteGetList<Job>(
    'bookings',
    { ...firstPage, filter, pagination: { page: 1, perPage } },
    { enabled: isLong, refetchInterval: REFRESH_PAGES_EVERY },
  )
  const behind = isLong ? (pages.data?.pages.flatMap(({ data }) => data) ?? []) : []
  const waiting = useWaiting()
  const jobs = first.data && withoutRepeats([...first.data, ...behind]).map((job) => jobAsPressed(job, waiting))
  // What came in meanwhile has moved the last ones on: there is no further page, but more to read.
  const readNext = () => void (pages.hasNextPage ? pages.fetchNextPage() : pages.refetch())
  const failedBehind = isLong && pages.error ? pages.error : null
  return {
    jobs,
    total: first.total ?? jobs?.length ?? 0,
    error: first.error ?? failedBehind,
    retry: () => void (first.error ? first.refetch() : readNext()),
    next: { read: readNext, isPending: isLong && (pages.isLoading || pages.isFetchingNextPage) },
  }
}

/** Each job once, as it was read first. */
function withoutRepeats(jobs: readonly Job[]): Job[] {
  const seen = new Set<Job['id']>()
  return jobs.filter(({ id }) => !seen.has(id) && seen.add(id))
}
